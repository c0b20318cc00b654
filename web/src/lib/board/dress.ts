// How the things of an owner's box look. What we know by its name keeps its look, wherever it stands; what we do not takes one that
// is left: of the district, building or landmark it stands for. Done once for a box, where the document keeps colours and pictures.

import { slug, type Box } from './box';

const COPY = 'data-copy';
const SVG = 'http://www.w3.org/2000/svg';

function alike(tag: 'symbol' | 'pattern', id: string, as: string): void {
  if (document.getElementById(id) || !document.getElementById(as)) return;
  const original = document.getElementById(as) as Element;
  const copy = document.createElementNS(SVG, tag);
  for (const { name, value } of original.attributes) if (name !== 'id') copy.setAttribute(name, value);
  copy.innerHTML = original.innerHTML;
  copy.id = id;
  copy.setAttribute(COPY, as);
  original.after(copy);
}

/** Things of one kind that are drawn, in the order of the sprite. */
const drawn = (prefix: string): string[] => [...document.querySelectorAll(`symbol[id^="${prefix}"]:not([${COPY}])`)].map(({ id }) => id.slice(prefix.length));

/** The names of a box that we do not know, each with the look of one of ours that the box does not have. */
function looks(names: readonly string[], prefix: string): [string, string][] {
  const known = drawn(prefix);
  const left = known.filter((name) => !names.includes(name));
  return names.filter((name) => !known.includes(name)).map((name, i) => [name, left[i] ?? '']);
}

export function dress(box: Box): Box {
  const { districts, buildings } = box.components;
  for (const [own, as] of looks(Object.keys(districts).map(slug), 'd-')) {
    for (const tone of ['g', 'd']) document.documentElement.style.setProperty(`--${own}-${tone}`, `var(--${as}-${tone})`);
    alike('symbol', `d-${own}`, `d-${as}`);
    alike('pattern', `pat-${own}`, `pat-${as}`);
  }
  for (const [own, as] of looks(Object.keys(Object.values(buildings)[0] ?? {}), 'b-')) alike('symbol', `b-${own}`, `b-${as}`);
  const landmarks = box.landmarks.map((landmark) => landmark.slug);
  for (const [own, as] of looks(landmarks, 'l-')) alike('symbol', `l-${own}`, as ? `l-${as}` : 'landmark');
  return box;
}
