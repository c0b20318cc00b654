// One movement per kind of event (look.md, Motion). The board already shows the state after the event: what moved is drawn
// from where it came to where it is. Everything runs on the Web Animations API and can be cut short by the signal.

import { tick } from 'svelte';
import type { Animator, Motion } from '../client/animation';
import { buyOf, landmarkOf, pileOf, siteOf, spaceOf, spotOf, vpOf, type Piece, type Place } from '../client/notation';
import type { Event, EventOf, EventType, Resource, View } from '../client/types';
import { phone } from '../device';
import { headOf, tokenIcon } from '../ui/pieces';
import { geometry } from './geometry';
import type { Layout, Point } from './layout';
import { keySlot, locate } from './locate';

const SVG = 'http://www.w3.org/2000/svg';
const EASE = 'cubic-bezier(.3,.1,.3,1)';
/** how far from the edge of the board something comes from beside it, or stays inside it */
const ASIDE = 40;
const shift = (p: Point): string => `translate(${p.x.toFixed(1)}px,${p.y.toFixed(1)}px)`;
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

const SMALL: ReadonlySet<Event['type']> = new Set(['francs', 'token', 'vp', 'bonus_used', 'end_used', 'key_gained']);

export function makeAnimator(board: SVGSVGElement, turn: number, layout: Layout): Animator {
  const { discAt, meepleAt, R } = geometry(layout);
  const { size, centre } = layout;
  const piece = (name: Piece): SVGGraphicsElement | null => board.querySelector(`[data-piece="${CSS.escape(name)}"]`);
  const flight = (): Element => board.querySelector('.flight') ?? board;
  /** where the last tile came from */
  let pile = 1;

  /** Middle of any element of the page, in board units. */
  function middle(element: Element | null): Point | null {
    const matrix = board.getScreenCTM();
    if (!element || !matrix) return null;
    const at = element.getBoundingClientRect();
    if (!at.width && !at.height) return null;
    return new DOMPoint(at.left + at.width / 2, at.top + at.height / 2).matrixTransform(matrix.inverse());
  }

  /** The player's side of the table: my screen, or the panel of another. */
  function home(seat: number | undefined, view: View, part = ''): Point {
    const own = seat === view.viewer;
    const element = own
      ? (document.querySelector(`.mine ${part}`) ?? document.querySelector('.mine') ?? document.querySelector('.sheet'))
      : document.querySelector(`[data-seat="${seat}"]`);
    return middle(element) ?? { x: own ? -ASIDE : size + ASIDE, y: centre.y };
  }

  function keyPoint(place: Place, seat: number, view: View): Point {
    const where = { view, turn, layout };
    return keySlot(place, seat, where) ?? locate(place, where) ?? centre;
  }

  function run(element: Element, frames: Keyframe[], motion: Motion, ms: number, easing = EASE): Promise<unknown> {
    const animation = element.animate(frames, { duration: Math.min(ms * motion.pace, motion.duration), easing, fill: 'backwards' });
    if (motion.signal.aborted) animation.finish();
    motion.signal.addEventListener('abort', () => animation.finish(), { once: true });
    return animation.finished.catch(() => undefined);
  }

  /** Moves a copy of something above all else; the thing itself waits unseen until its copy has arrived. */
  async function carry(thing: Element, frames: Keyframe[], motion: Motion, ms: number, origin?: Point): Promise<void> {
    const copy = thing.cloneNode(true) as SVGElement;
    for (const node of [copy, ...copy.querySelectorAll('*')]) for (const name of ['data-piece', 'role', 'tabindex', 'data-can']) node.removeAttribute(name);
    if (origin) copy.style.transformOrigin = `${origin.x}px ${origin.y}px`;
    const layer = document.createElementNS(SVG, 'g');
    layer.setAttribute('style', thing.closest('.wedge')?.getAttribute('style') ?? '');
    layer.append(copy);
    flight().append(layer);
    const hidden = thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: motion.duration + 1000 });
    await run(copy, frames, motion, ms);
    hidden.cancel();
    layer.remove();
  }

  /** A picture that exists only while it flies. */
  async function fly(id: string, cls: string, size: number, from: Point, to: Point, motion: Motion, ms = 350): Promise<void> {
    const ghost = document.createElementNS(SVG, 'use');
    ghost.setAttribute('href', `#${id}`);
    ghost.setAttribute('class', cls);
    for (const [name, value] of Object.entries({ x: -size / 2, y: -size / 2, width: size, height: size })) ghost.setAttribute(name, String(value));
    flight().append(ghost);
    const mid = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 };
    await run(
      ghost,
      [
        { transform: shift(from), opacity: 0.4 },
        { transform: shift(mid), opacity: 1 },
        { transform: shift(to), opacity: 0.4 },
      ],
      motion,
      ms,
    );
    ghost.remove();
  }

  /** A key that already stands at its place comes there from a point, along an arc towards the hub. */
  async function keyFrom(from: Point, place: Place, seat: number, motion: Motion): Promise<void> {
    const key = piece(place)?.querySelector(`.key.p${seat}`) ?? null;
    const to = middle(key);
    if (!key || !to) return;
    const d = minus(from, to);
    const bow = { x: (centre.x - (from.x + to.x) / 2) * 0.25, y: (centre.y - (from.y + to.y) / 2) * 0.25 };
    await carry(
      key,
      [{ transform: shift(d) }, { transform: shift({ x: d.x / 2 + bow.x, y: d.y / 2 + bow.y }) }, { transform: shift({ x: 0, y: 0 }) }],
      motion,
      350,
    );
  }

  /** A small sign with a number that rises and fades: francs and VP won or paid. */
  async function rise(text: string, icon: string, at: Point, motion: Motion): Promise<void> {
    const group = document.createElementNS(SVG, 'g');
    group.setAttribute('class', 'rise');
    group.innerHTML = `<rect x="-34" y="-15" width="68" height="30" rx="15"/><text class="num" x="-8" y="7" font-size="21">${text}</text><use href="#${icon}" x="8" y="-10" width="20" height="20"/>`;
    flight().append(group);
    await run(
      group,
      [
        { transform: shift(at), opacity: 0 },
        { transform: shift({ x: at.x, y: at.y - 14 }), opacity: 1, offset: 0.3 },
        { transform: shift({ x: at.x, y: at.y - 34 }), opacity: 0 },
      ],
      motion,
      420,
    );
    group.remove();
  }

  const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
  /** where a seat's rising signs appear: at its panel's edge of the board */
  const beside = (seat: number | undefined, view: View): Point => {
    const at = home(seat, view, '.purse');
    // a phone's sheet hides what leaves the board
    const inside = (along: number): number => Math.min(size - ASIDE, Math.max(ASIDE, along));
    return phone.current ? { x: inside(at.x), y: inside(at.y) } : at;
  };

  type Mover<E extends Event> = (event: E, before: View, after: View, motion: Motion) => Promise<unknown> | void;
  const MOVERS: { [T in EventType]?: Mover<EventOf<T>> } = {
    async drawn(event, before, _after, motion) {
      pile = event.pile;
      const from = middle(piece(pileOf(pile)));
      const back = before.piles[pile - 1]?.back;
      if (!from || !back) return;
      const tile = document.createElementNS(SVG, 'g');
      tile.setAttribute('style', `--g:var(--${back}-g);--d:var(--${back}-d)`);
      const face = `<rect x="-41" y="-29" width="82" height="58" rx="6" class="face"/><text class="num" x="-16" y="11" font-size="32">${event.value}</text><use href="#b-${event.building}" x="-2" y="-20" width="40" height="40"/>`;
      tile.innerHTML = `<g class="pile"><rect x="-41" y="-29" width="82" height="58" rx="6" class="pile-t"/><use class="emb" href="#d-${back}" x="-16" y="-16" width="32" height="32"/></g>`;
      flight().append(tile);
      const up = { x: from.x, y: from.y + 26 };
      await run(tile, [{ transform: `${shift(from)} scale(1)` }, { transform: `${shift(up)} scale(1.25)` }], motion, 120);
      await run(tile, [{ transform: `${shift(up)} scale(1.25)` }, { transform: `${shift(up)} scale(0,1.25)` }], motion, 100, 'ease-in');
      tile.innerHTML = face;
      await run(
        tile,
        [{ transform: `${shift(up)} scale(0,1.25)` }, { transform: `${shift(up)} scale(1.25)`, offset: 0.4 }, { transform: `${shift(up)} scale(1.25)` }],
        motion,
        250,
        'ease-out',
      );
      tile.remove();
    },
    async built(event, _before, _after, motion) {
      const site = piece(siteOf(event.district, event.value));
      const to = middle(site);
      const from = middle(piece(pileOf(pile)));
      if (!site || !to || !from) return;
      const d = minus({ x: from.x, y: from.y + 26 }, to);
      await carry(
        site,
        [
          { transform: shift(d), filter: 'brightness(1)' },
          { transform: shift({ x: 0, y: 0 }), filter: 'brightness(1)', offset: 0.7 },
          { transform: shift({ x: 0, y: 0 }), filter: 'brightness(1.25)', offset: 0.8 },
          { transform: shift({ x: 0, y: 0 }), filter: 'brightness(1)' },
        ],
        motion,
        420,
      );
    },
    key_placed: (event, _before, after, motion) => keyFrom(home(event.seat, after, '.keys'), event.place as Place, event.seat, motion),
    key_moved: (event, _before, after, motion) => keyFrom(keyPoint(event.origin as Place, event.seat, after), event.target as Place, event.seat, motion),
    async landmark_added(event, _before, _after, motion) {
      const medal = piece(landmarkOf(event.district, event.landmark));
      const to = middle(medal);
      const card = document.querySelector(`.lmc:has(use[href="#l-${event.landmark}"])`);
      const from = middle(card) ?? { x: -ASIDE, y: centre.y };
      if (!medal || !to) return;
      await carry(
        medal,
        [
          { transform: `${shift(minus(from, to))} scale(.5)` },
          { transform: 'translate(0,0) scale(1.12)', offset: 0.85 },
          { transform: 'translate(0,0) scale(1)' },
        ],
        motion,
        400,
        to,
      );
    },
    francs: (event, _before, after, motion) => rise(signed(event.amount), 'franc', beside(event.seat, after), motion),
    async token(event, _before, after, motion) {
      const panel = beside(event.seat, after);
      const gained = event.amount > 0;
      const away = middle(piece(event.place ? (event.place as Place) : buyOf(event.token as Resource)));
      if (!away) return;
      await fly(tokenIcon(event.token), '', 34, gained ? away : panel, gained ? panel : away, motion, 320);
    },
    async vp(event, before, after, motion) {
      const seat = event.seat;
      const disc = board.querySelector(`[data-disc="${seat}"]`);
      const from = before.seats[seat]?.vp ?? 0;
      const to = after.seats[seat]?.vp ?? 0;
      if (!disc || from === to) return;
      const end = discAt(to);
      const steps = Math.min(12, Math.abs(to - from));
      const frames = Array.from({ length: steps + 1 }, (_, i) => ({
        transform: shift(minus(discAt(from + ((to - from) * i) / steps), end)),
      }));
      await Promise.all([run(disc, frames, motion, Math.min(450, 120 + 30 * steps), 'linear'), rise(signed(to - from), 'vp', beside(seat, after), motion)]);
    },
    async meeple(event, _before, _after, motion) {
      const meeple = board.querySelector(`[data-meeple="${event.seat}"]`);
      const { origin: from, target: to } = event;
      if (!meeple || from === to) return;
      const spaces = Math.abs(to - from);
      const hop = (space: number): Point => meepleAt(space, 0, 1, R.bonus0 - 12);
      const end = meepleAt(to);
      const frames: Keyframe[] = [];
      for (let i = 0; i <= spaces; i++) {
        const space = from + Math.sign(to - from) * i;
        frames.push({ transform: shift(minus(meepleAt(space), end)) });
        if (i < spaces) frames.push({ transform: shift(minus(hop(space + Math.sign(to - from) / 2), end)) });
      }
      await run(meeple, frames, motion, Math.min(480, 60 * spaces + 120), 'linear');
    },
    async bonus_taken(event, _before, after, motion) {
      const space = middle(piece(spaceOf(event.space)));
      if (space) await fly('bonus-tile', '', 46, space, home(event.seat, after, '.btiles'), motion, 380);
    },
    bonus_used: (event, _before, after, motion) => fly('bonus-tile', '', 46, home(event.seat, after, '.btiles'), beside(event.seat, after), motion, 300),
    key_gained: (event, _before, after, motion) =>
      fly(`key-${headOf(event.seat)}`, `p${event.seat}`, 44, { x: centre.x, y: size - ASIDE }, home(event.seat, after, '.keys'), motion),
    async vp_tile(event, before, _after, motion) {
      const spot = piece(spotOf(event.district));
      const to = middle(spot);
      if (!spot || !to) return;
      await carry(
        spot,
        [{ transform: shift(minus(locate(vpOf(event.tile), { view: before, turn, layout }) ?? to, to)) }, { transform: shift({ x: 0, y: 0 }) }],
        motion,
        400,
      );
    },
    end_taken: (event, _before, after, motion) =>
      fly('end-tile', '', 60, locate('end', { view: after, turn, layout }) ?? centre, home(event.seat, after), motion, 400),
    end_used: (event, _before, after, motion) => fly('end-tile', '', 46, home(event.seat, after), beside(event.seat, after), motion, 300),
  };

  return async (event, before, after, motion) => {
    const mover = MOVERS[event.type] as Mover<Event> | undefined;
    if (!mover || motion.signal.aborted) return;
    await tick(); // the board draws the state after the event first
    const moving = mover(event, before, after, motion);
    // small change (coins, tokens) goes beside what follows it, a little later each
    await (SMALL.has(event.type) ? new Promise((resolve) => setTimeout(resolve, Math.min(70, motion.duration))) : moving);
  };
}
