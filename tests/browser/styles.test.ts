// What one screen brings never changes another: every screen looks the same opened first and after a tour through all of them.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browser, LONG, PHONE, Player } from './driver';

const RECORD = JSON.parse(readFileSync(fileURLToPath(new URL('../../web/src/lib/screens/learn/first-game.paris.json', import.meta.url)), 'utf8')) as unknown;
const SCREENS = ['/', '/new', '/my', '/watch', '/rules#example-5', '/reference', '/preferences', '/replay', '/my-box', '/puzzles', '/study'];

/** How every element looks, by its way from the top. */
const looks = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const SIDES = ['top', 'right', 'bottom', 'left'].flatMap((side) => [`border-${side}-width`, `border-${side}-color`, `padding-${side}`, `margin-${side}`]);
    const PAINT = ['color', 'background-color', 'background-image', 'box-shadow', 'opacity', 'fill', 'stroke', 'stroke-width', 'border-top-left-radius'];
    const BOX = ['display', 'position', 'column-gap', 'row-gap', 'align-items', 'flex-grow', 'z-index', 'order', 'min-height', 'text-decoration-line'];
    const TYPE = ['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'white-space', 'text-align', 'text-anchor'];
    const found: Record<string, string> = {};
    (document.activeElement as HTMLElement | null)?.blur(); // a new screen has the focus on its title
    const visit = (element: Element, path: string): void => {
      const style = getComputedStyle(element);
      found[path] = [...SIDES, ...PAINT, ...BOX, ...TYPE].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
      [...element.children].forEach((child, i) => visit(child, `${path} > ${i} ${child.localName}.${child.classList.value.replaceAll(' ', '.')}`));
    };
    const root = document.getElementById('app');
    if (root) visit(root, 'app');
    return found;
  });

/** As a link within the client does: what was loaded stays. */
async function follow(player: Player, address: string): Promise<void> {
  await player.page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  await player.page.locator('main, svg.board').first().waitFor();
  await player.quiet();
}

function differences(fresh: Record<string, string>, later: Record<string, string>): string[] {
  return Object.entries(later).flatMap(([path, style]) => {
    const before = fresh[path]?.split('; ') ?? [];
    const changed = style.split('; ').filter((one, i) => before.length > 0 && before[i] !== one);
    return changed.map((one) => `${path.split(' > ').slice(-3).join(' > ')} {${one}} was {${before.find((old) => old.startsWith(`${one.split(':')[0]}:`))}}`);
  });
}

const DEVICES = [['phone', PHONE] as const, ['desktop', {}] as const];

it.each(DEVICES.slice(0, LONG ? 2 : 1))('screens look the same after a table, its replay, finale and analysis (%s)', async (_, options) => {
  const player = await Player.sit(browser, {}, options);
  const { page } = player;
  const seats = [{ kind: 'human', name: 'Ada' } as const, { kind: 'bot', level: 1 } as const];
  const table = await player.create({ seats, random_start: false, pace: 'instant' });
  const over = (await player.post<{ table: { id: string } }>('/api/records', RECORD)).table.id;
  const fresh = new Map<string, Record<string, string>>();
  for (const screen of SCREENS) {
    await player.visit(screen);
    fresh.set(screen, await looks(page));
    expect(Object.keys(fresh.get(screen) ?? {}).length, screen).toBeGreaterThan(20);
  }
  await player.visit(`/table/${table.id}`);
  await player.piece('pile:1').waitFor();
  for (const screen of [`/replay/${over}`, `/analysis/${over}`, '/puzzle', '/learn', ...SCREENS]) await follow(player, screen);
  await follow(player, `/table/${over}`);
  const found: string[] = [];
  for (const screen of SCREENS) {
    await follow(player, screen);
    found.push(...differences(fresh.get(screen) ?? {}, await looks(page)).map((text) => `${screen}: ${text}`));
  }
  expect(found).toEqual([]);
  player.content();
  await player.close();
});
