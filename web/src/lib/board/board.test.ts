import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import components from '../../../tests/gallery/components.json';
import position from '../../../tests/gallery/seventh-round.json';
import { choices, targets, type Target } from '../client/choices';
import { bankOf, landmarkOf, pileOf, rowOf, siteOf, spaceOf, spotOf, supplyOf, type Piece } from '../client/notation';
import type { DistrictView, MovePlan, View } from '../client/types';
import { sayReason } from '../client/words';
import { LANGUAGES, setLanguage, t, type Language } from '../i18n';
import { picture } from '../ui/effect';
import Board from './Board.svelte';
import { Box, type Components } from './box';
import { label } from './describe';
import { geometry } from './geometry';
import { PARIS, type Layout } from './layout';
import { locate } from './locate';

const box = new Box(components as unknown as Components);
const view = position.view as unknown as View;
const plans = position.plans as unknown as MovePlan[];
const all = choices(position.legal, plans, view);
const names = ['Colette', 'Blaise', 'Ninon', 'Émile'];

beforeAll(() => setLanguage('en'));

const { landmarkSpots, plate, pol, R, wedgeAngle, wedgeOf, siteAt } = geometry(PARIS);
const { vpSpot } = PARIS;

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('geometry', () => {
  test.each([1, 2, 4, 5])('the side plate %i touches neither the bonus track nor what lies beside it, and of a building space only a corner', (k) => {
    const { x, y, w } = plate(k).sums;
    const [left, right, top, bottom] = [x - w / 2 - 4, x + w / 2 + 4, y - 35, y + 11];
    const a = wedgeAngle(k);
    const gap = (c: { x: number; y: number }): number => Math.hypot(Math.max(left - c.x, 0, c.x - right), Math.max(top - c.y, 0, c.y - bottom));
    const far = Math.max(...[left, right].flatMap((cx) => [top, bottom].map((cy) => distance({ x: cx, y: cy }, { x: 500, y: 500 }))));
    expect(far).toBeLessThan(R.wedge1);
    for (const c of [{ ...pol(vpSpot.r, a + vpSpot.off), r: vpSpot.radius }, ...landmarkSpots(2).map(([r, off, size]) => ({ ...pol(r, a + off), r: size }))])
      expect(gap(c)).toBeGreaterThan(c.r);
    for (const i of PARIS.sites.places.keys()) expect(gap(siteAt(i, a))).toBeGreaterThan(16);
  });

  test('landmark medallions never overlap, however many', () => {
    for (let count = 1; count <= 8; count++) {
      const spots = landmarkSpots(count).map(([r, off, size]) => ({ ...pol(r, off), size }));
      expect(spots.length).toBeGreaterThanOrEqual(count);
      spots.forEach((a, i) => spots.slice(i + 1).forEach((b) => expect(distance(a, b)).toBeGreaterThan(a.size + b.size)));
    }
  });

  test('turning the board keeps the order of the districts', () => {
    for (let turn = 0; turn < 6; turn++) expect(new Set([0, 1, 2, 3, 4, 5].map((i) => wedgeOf(i, turn))).size).toBe(6);
    expect(
      ['montmartre', 'la-villette', 'belleville', 'saint-germain', 'chaillot', 'batignolles'].map((d) =>
        wedgeOf(view.districts.findIndex((one) => one.district === d)),
      ),
    ).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('the box', () => {
  test('says how many bonus tiles there are, and how many copies of each', () => {
    expect(box.bonusNumbers).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    const { bonus } = components as unknown as Components;
    const other = {
      ...bonus,
      zones: { A: [1, 5], B: [6, 12] },
      extra_copies_from_2_players: [7],
      extra_copies_from_3_players: [7, 8],
      extra_copies_from_4_players: [],
    };
    const small = new Box({ ...components, bonus: other } as unknown as Components);
    expect(small.bonusNumbers).toHaveLength(12);
    expect([2, 3, 4].map((players) => [7, 8, 9].map((number) => small.copies(number, players)))).toEqual([
      [2, 1, 1],
      [3, 2, 1],
      [3, 2, 1],
    ]);
  });
});

describe('pictures', () => {
  test('show the figures of the box for the number of players', () => {
    const laurel = (number: number, players: number): string => {
      const { second } = picture(box.bonus(number, players));
      return second && 'text' in second ? second.text : '';
    };
    const changed = structuredClone(components) as unknown as Components;
    changed.bonus.per_building['18'] = { value: 4, vp: 9 };
    const second = picture(new Box(changed).bonus(18, 2)).second;
    expect(second).toEqual({ draw: 'laurel', text: '9' });
    for (const players of [2, 3, 4]) {
      expect(laurel(20, players)).toBe(String(components.bonus.scoring.per_unused_tile.vp[String(players) as '2']));
      for (let number = 1; number <= 30; number++) expect(picture(box.bonus(number, players)).first).toBeTruthy();
    }
    for (let k = 1; k <= 12; k++) expect(picture(box.endTile(k)).first).toBeTruthy();
  });
});

test.each(Object.keys(LANGUAGES))('every piece has a name in %s', async (language) => {
  await setLanguage(language as Language);
  const shown = targets(all, []);
  const inDistrict = (d: DistrictView): Piece[] => [
    bankOf(d.district),
    spotOf(d.district),
    rowOf(d.district),
    ...d.sites.map((s) => siteOf(d.district, s.value)),
    ...d.landmarks.map((l) => landmarkOf(d.district, l.landmark)),
  ];
  const beside: Piece[] = ['pile:1', 'vp:18', 'buy:wood', 'tile:9', 'end:1', 'token:gold', 'token:gold prestige'];
  const pieces: Piece[] = [
    'arc',
    'end',
    ...view.districts.flatMap(inDistrict),
    ...view.bonus_track.map((s) => spaceOf(s.space)),
    ...view.landmarks.map(supplyOf),
    ...beside,
  ];
  for (const piece of pieces) {
    const name = label(piece, { view, box, names }, shown.get(piece));
    expect(name).not.toMatch(/⟨|undefined|\{/);
    const { reason, state } = shown.get(piece) ?? {};
    if (reason && state !== 'payable') expect(name).toContain(`. ${sayReason(reason, names, view)}`);
  }
  const draw = targets(choices(['draw 1'], [], view), []).get('pile:1');
  expect(label('pile:1', { view, box, names }, draw)).toContain(`. ${t('task-confirm-draw-note')}`);
  await setLanguage('en');
});

describe('the board', () => {
  let mounted: Record<string, unknown> | null = null;
  afterEach(async () => {
    if (mounted) await unmount(mounted);
    mounted = null;
    document.body.innerHTML = '';
  });
  function show(selection: Piece[], picked: Piece[] = [], offered: Map<Piece, Target> = targets(all, selection), shown: View = view): void {
    mounted = mount(Board, {
      target: document.body,
      props: { view: shown, box, names, targets: offered, selection, onpick: (piece: Piece) => picked.push(piece) },
    });
    flushSync();
  }
  const node = (piece: string): Element => {
    const found = document.querySelector(`[data-piece="${piece}"]`);
    if (!found) throw new Error(`no ${piece} on the board`);
    return found;
  };

  test('has one tab stop, and every piece is a named button once', () => {
    show([]);
    const buttons = [...document.querySelectorAll('[role=button]')];
    expect(buttons.filter((b) => b.getAttribute('tabindex') === '0')).toHaveLength(1);
    expect(new Set(buttons.map((b) => b.getAttribute('data-piece'))).size).toBe(buttons.length);
    for (const b of buttons) expect(b.querySelector('.an')?.textContent).toBeTruthy();
    expect(buttons.length).toBeGreaterThan(90);
  });

  test('marks targets by what they cost, and hatches the impossible only in the district in question', () => {
    show(['la-villette:bank']);
    expect(node('la-villette:bank').classList).toContain('t-src');
    expect(node('la-villette:4').classList).toContain('t-ok');
    expect(node('la-villette:8').classList).toContain('t-swap');
    expect(node('la-villette:2').classList).toContain('t-tile');
    expect([...document.querySelectorAll('.prices .price')].map((badge) => badge.textContent?.trim()).sort()).toEqual(['1', '12+', '2', '4', '8']);
    expect(document.querySelectorAll('.t-no')).toHaveLength(0);
  });

  test('a click and Enter pick; arrows walk', async () => {
    const picked: Piece[] = [];
    show([], picked);
    node('la-villette:4').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    node('la-villette:1').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    node('la-villette:1').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, repeat: true })); // it is held down
    expect(picked).toEqual(['la-villette:4', 'la-villette:1']);
    node('arc').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await tick();
    expect(node('la-villette:bank').getAttribute('tabindex')).toBe('0');
  });

  test('shows every key of a place: three of one player and an opponent’s', () => {
    const crowded = structuredClone(view);
    const crowd = (place: { keys: number[] } | undefined): void => void place?.keys.splice(0, 9, 0, 0, 0, 1);
    const [district] = crowded.districts.filter((one) => one.landmarks.length);
    if (!district) throw new Error('no landmark on the board');
    const [site, landmark] = [district.sites.find((one) => one.building), district.landmarks[0]];
    [site, landmark].forEach(crowd);
    show([], [], new Map(), crowded);
    for (const place of [site?.value, landmark?.landmark]) {
      const keys = [...node(`${district.district}:${place}`).querySelectorAll('.key')];
      expect(keys.map((key) => key.classList.item(1))).toEqual(['p1', 'p0', 'p0', 'p0']);
      const spots = keys.map((key) => key.querySelector('use')?.getAttribute('x'));
      expect(new Set(spots).size).toBe(4);
    }
  });

  test('every piece is drawn where `locate` finds it', async () => {
    for (const turn of [0, 2]) {
      mounted = mount(Board, { target: document.body, props: { view, box, names, targets: targets(all, []), turn } });
      flushSync();
      const drawn = [...document.querySelectorAll('[data-piece]')].map((node) => ({
        piece: node.getAttribute('data-piece') as Piece,
        name: node.querySelector('.an'),
      }));
      expect(drawn.length).toBeGreaterThan(90);
      for (const { piece, name } of drawn) {
        if (piece.startsWith('@')) continue; // named beside its number
        const at = locate(piece, {
          view,
          turn,
          layout: PARIS,
          offered: (one) => document.querySelector(`[data-piece="${one}"].t-sel, [data-piece="${one}"].t-swapsel`) !== null,
        });
        expect({ x: Number(name?.getAttribute('x')), y: Number(name?.getAttribute('y')) }, piece).toEqual({ x: at?.x, y: at?.y });
      }
      await unmount(mounted);
      mounted = null;
    }
  });

  test('another board is other figures: three wedges, twelve spaces, half as large', async () => {
    const half = ([r, ...rest]: readonly number[]): number[] => [(r ?? 0) / 2, ...rest];
    const small = { x: 250, y: 250 };
    const layout = {
      ...PARIS,
      size: 500,
      centre: small,
      wedges: 3,
      spaces: 12,
      radii: Object.fromEntries(Object.entries(PARIS.radii).map(([name, r]) => [name, r / 2])),
      bankSlots: PARIS.bankSlots.map(half),
      sites: { ...PARIS.sites, rings: PARIS.sites.rings.map((ring) => ring.map((r) => r / 2)) },
      vpSpot: { ...PARIS.vpSpot, r: 179 },
      landmarks: PARIS.landmarks.map((spots) => spots.map(half)),
      plates: { ...PARIS.plates, at: [small, small, small] },
      piles: [{ x: 5, y: 17, w: 41, h: 29 }],
    } as unknown as Layout;
    const part = { ...view, districts: view.districts.slice(0, 3), bonus_track: view.bonus_track.slice(0, 12), piles: view.piles.slice(0, 1) };
    mounted = mount(Board, { target: document.body, props: { view: part, box, names, layout } });
    flushSync();
    expect(document.querySelector('svg.board')?.getAttribute('viewBox')).toBe('0 0 500 500');
    expect(document.querySelectorAll('.wedge')).toHaveLength(3);
    for (const piece of ['arc', pileOf(1), ...part.districts.flatMap((d) => [bankOf(d.district), spotOf(d.district), siteOf(d.district, 5)])] as Piece[]) {
      const at = locate(piece, { view: part, turn: 0, layout });
      const name = node(piece).querySelector('.an');
      expect({ x: Number(name?.getAttribute('x')), y: Number(name?.getAttribute('y')) }, piece).toEqual({ x: at?.x, y: at?.y });
      expect(distance({ x: at?.x ?? 0, y: at?.y ?? 0 }, small), piece).toBeLessThan(350);
    }
    const [first, second] = part.districts.map((d) => locate(bankOf(d.district), { view: part, turn: 0, layout }) ?? small);
    expect(distance(first ?? small, second ?? small), 'a third of the round apart').toBeCloseTo(67 * Math.sqrt(3));
  });

  test('arrow keys walk the rings of the layout, whatever lies in them', async () => {
    const sites: Layout['sites'] = { ...PARIS.sites, places: PARIS.sites.places.map(([, off], i) => [i < 2 ? 0 : 1, off]) };
    const part = { ...view, districts: view.districts.slice(0, 3) };
    mounted = mount(Board, { target: document.body, props: { view: part, box, names, layout: { ...PARIS, wedges: 3, sites } } });
    flushSync();
    const press = async (from: Piece, key: string): Promise<string> => {
      node(from).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await tick();
      await tick();
      return document.activeElement?.getAttribute('data-piece') ?? '';
    };
    expect(await press('montmartre:1', 'ArrowRight')).toBe('montmartre:2');
    expect(await press('montmartre:2', 'ArrowRight')).toMatch(/:1$/);
    const banks = [await press('arc', 'ArrowUp'), await press('arc', 'ArrowRight'), await press('arc', 'ArrowLeft')];
    expect(new Set(banks)).toEqual(new Set(part.districts.map(({ district }) => bankOf(district))));
  });

  test('what nobody may click says so', () => {
    show([]);
    expect(node('montmartre:3').getAttribute('aria-disabled')).toBe('true');
    expect(node('montmartre:bank').hasAttribute('aria-disabled')).toBe(false);
  });
});
