// Where the places of a district are on the board, and their outlines.
import { cell, circle, landmarkSpots, pol, SITE_HALF, SITES, siteRadius, siteRing, wedgeAngle, wedgeOf, type Point } from '../board/geometry';
import type { View } from '../client/types';

export interface Spot extends Point {
  outline: string;
}

/** Middle angle of a district's wedge. */
export const angleOf = (view: View, district: string, turn: number): number =>
  wedgeAngle(
    wedgeOf(
      view.districts.findIndex((one) => one.district === district),
      turn,
    ),
  );

export function spotAt(view: View, piece: string, turn: number): Spot | null {
  const [name = '', rest = ''] = piece.split(':');
  const district = view.districts.find((one) => one.district === name);
  if (!district) return null;
  const angle = angleOf(view, name, turn);
  const site = district.sites.findIndex((one) => String(one.value) === rest);
  const place = SITES[site];
  if (place) {
    const [ring, off] = place;
    const [r0, r1] = siteRing(ring);
    return { ...pol(siteRadius(ring), angle + off), outline: cell(r0, r1, angle + off, SITE_HALF, 2, 8) };
  }
  const spot = landmarkSpots(district.landmarks.length)[district.landmarks.findIndex((one) => one.landmark === rest)];
  if (!spot) return null;
  const at = pol(spot[0], angle + spot[1]);
  return { ...at, outline: circle(at, spot[2] + 2) };
}
