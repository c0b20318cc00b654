// Several people on one device: whose eyes are shown, and when a curtain must be drawn between them.

export interface HotSeat {
  /** the seat whose view is shown; null while the curtain is drawn */
  eyes: number | null;
  /** the seat the device must be handed to */
  curtain: number | null;
}

export interface HotSeatInput {
  /** seats played on this device */
  mine: readonly number[];
  /** seat to act; null when the game is over */
  active: number | null;
  /** whose eyes are shown now */
  eyes: number | null;
  closed: boolean;
  /** the players' wish (a preference): no curtain at all */
  curtain: boolean;
}

/** Eyes follow the seat to act; between two people a curtain comes first when screens are closed. While bots or people
 *  elsewhere act, the last person keeps looking. The game over, nobody hides anything. */
export function handOver({ mine, active, eyes, closed, curtain }: HotSeatInput): HotSeat {
  const [first] = mine;
  if (first === undefined) return { eyes: null, curtain: null };
  const keep = eyes !== null && mine.includes(eyes) ? eyes : null;
  if (mine.length === 1) return { eyes: first, curtain: null };
  if (active === null) return { eyes: keep ?? first, curtain: null };
  if (!mine.includes(active))
    return keep === null && closed && curtain ? { eyes: null, curtain: nextOf(mine, active) } : { eyes: keep ?? first, curtain: null };
  if (keep === active || !closed || !curtain) return { eyes: active, curtain: null };
  return { eyes: null, curtain: active };
}

/** Whose turn on this device comes next after a seat elsewhere. */
function nextOf(mine: readonly number[], active: number): number {
  return mine.find((seat) => seat > active) ?? mine[0] ?? active;
}
