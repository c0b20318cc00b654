// How the things of an owner's box look: a district as the place it stands at, a building as the one of the packaged box in its
// place, a landmark that nobody has drawn as any landmark. Done once for a box, where the document keeps colours and pictures.

import { slug, type Box } from './box';

const DISTRICTS = ['montmartre', 'batignolles', 'chaillot', 'saint-germain', 'belleville', 'la-villette'];
const BUILDINGS = ['cafe', 'bakery', 'hotel', 'theater', 'residence', 'restaurant'];
const SVG = 'http://www.w3.org/2000/svg';

function alike(tag: 'symbol' | 'pattern', id: string, as: string): void {
  if (document.getElementById(id) || !document.getElementById(as)) return;
  const original = document.getElementById(as) as Element;
  const copy = document.createElementNS(SVG, tag);
  for (const { name, value } of original.attributes) if (name !== 'id') copy.setAttribute(name, value);
  copy.innerHTML = original.innerHTML;
  copy.id = id;
  original.after(copy);
}

export function dress(box: Box): Box {
  const { districts, buildings } = box.components;
  Object.keys(districts).forEach((name, i) => {
    const [own, as] = [slug(name), DISTRICTS[i] ?? ''];
    if (own === as) return;
    for (const tone of ['g', 'd']) document.documentElement.style.setProperty(`--${own}-${tone}`, `var(--${as}-${tone})`);
    alike('symbol', `d-${own}`, `d-${as}`);
    alike('pattern', `pat-${own}`, `pat-${as}`);
  });
  Object.keys(Object.values(buildings)[0] ?? {}).forEach((type, i) => alike('symbol', `b-${type}`, `b-${BUILDINGS[i] ?? ''}`));
  for (const landmark of box.landmarks) alike('symbol', `l-${landmark.slug}`, 'landmark');
  return box;
}
