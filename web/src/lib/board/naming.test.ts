import { expect, it } from 'vitest';
import { bankOf, buyOf, landmarkOf, pileOf, siteOf, spaceOf, spotOf, vpOf, type Piece } from '../client/notation';
import { fold } from '../client/reducer';
import type { View } from '../client/types';
import { setLanguage } from '../i18n';
import type { LessonFile } from '../screens/learn/lesson.svelte';
import file from '../screens/learn/first-game.steps.json';
import { Box } from './box';
import { label } from './describe';
import { Naming } from './naming.svelte';

const { components, start, steps } = file as unknown as LessonFile;

const pieces = (view: View): Piece[] => [
  'arc',
  'end',
  ...view.districts.flatMap(({ district, sites, landmarks }) => [
    bankOf(district),
    spotOf(district),
    ...sites.map(({ value }) => siteOf(district, value)),
    ...landmarks.map(({ landmark }) => landmarkOf(district, landmark)),
  ]),
  ...view.bonus_track.map(({ space }) => spaceOf(space)),
  ...view.vp_tiles.map(vpOf),
  ...view.piles.map((_, i) => pileOf(i + 1)),
  ...(['wood', 'marble', 'gold'] as const).map(buyOf),
];

it('every name is the one that would be made anew, whatever happens and in whatever language', async () => {
  await setLanguage('en');
  const box = new Box(components);
  const names = ['Ada', 'Gaston'];
  const naming = new Naming();
  let view = start;
  for (const [i, step] of steps.entries()) {
    view = fold(view, step.events, box);
    if (i === 100) await setLanguage('de');
    const scene = { view, box, names };
    for (const _ of naming.renew(scene, new Map())) void _;
    if (i % 8 && i !== 100) continue;
    for (const piece of pieces(view))
      expect(
        naming.of(
          piece,
          () => scene,
          () => undefined,
        ),
      ).toBe(label(piece, scene, undefined));
  }
  await setLanguage('en');
});
