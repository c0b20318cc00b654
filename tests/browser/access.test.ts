// WCAG 2.2 AA on every screen, in every theme: what axe-core finds, and what it cannot see.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe';
import { browser, PHONE, Player } from './driver';
import { prepare, tidy, tour } from './tour';

const THEMES = ['light', 'dark', 'contrast'];

beforeAll(prepare, 300_000);
afterAll(tidy);

describe.each(THEMES)('in the theme %s', (theme) => {
  it.each([
    ['a desktop', {}],
    ['a phone', PHONE],
  ])(
    'axe-core finds nothing on %s',
    async (_, options) => {
      const player = await Player.sit(browser, { theme }, options);
      const found: string[] = [];
      await tour(player, async (place) => {
        await player.quiet();
        found.push(...(await findings(player)).map((text) => `${place}: ${text}`));
      });
      expect(found).toEqual([]);
      await player.close();
    },
    300_000,
  );
});

it('everything fits a screen of 320 px, and nothing moves for those who wish so', async () => {
  const player = await Player.sit(
    browser,
    { animation: 'normal' },
    { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
  );
  const found: string[] = [];
  await tour(player, async (place) => {
    await player.quiet();
    const { wide, moving } = await player.page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      moving: document.getAnimations().filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 10).length,
    }));
    if (wide > 320) found.push(`${place}: ${wide} px wide`);
    if (moving) found.push(`${place}: ${moving} animations`);
  });
  expect(found).toEqual([]);
  await player.close();
}, 300_000);

/** A visible control none of which can be hit: it stands beyond the edge of the screen, or behind something that does not scroll away. */
const outOfReach = async (focus: boolean): Promise<string[]> => {
  const isHidden = (one: HTMLElement): boolean => {
    const { left, top, width, height } = one.getBoundingClientRect();
    if (width < 2 || height < 2) return false; // for screen readers only
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    return !parts.some((x) =>
      parts.some((y) => {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one) || hit.contains(one));
      }),
    );
  };
  /** What gives way has done so. */
  const quiet = async (): Promise<void> => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  };
  const controls = [
    ...(document.querySelector('dialog[open]') ?? document).querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]',
    ),
  ].filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('svg, [inert], .skip'));
  const found: string[] = [];
  for (const one of controls) {
    if (focus) one.focus();
    else one.scrollIntoView({ block: 'center', inline: 'center' });
    if (!isHidden(one)) continue;
    await quiet();
    if (isHidden(one)) found.push(`${one.localName}.${one.className} ${(one.textContent || one.getAttribute('aria-label') || '').trim().slice(0, 30)}`);
  }
  return found;
};

it.each([
  ['a phone', PHONE],
  ['a desktop', {}],
])(
  'what has the focus is behind nothing on %s',
  async (_, options) => {
    const player = await Player.sit(browser, {}, options);
    const found: string[] = [];
    await tour(player, async (place) => {
      await player.quiet();
      found.push(...(await player.page.evaluate(outOfReach, true)).map((one) => `${place}: ${one}`));
    });
    expect(found).toEqual([]);
    await player.close();
  },
  300_000,
);

it.each([
  [1440, 900],
  [1024, 768],
  [768, 1024],
])('the lesson hides nothing that has the focus, at %i × %i', async (width, height) => {
  const player = await Player.sit(browser, {}, { viewport: { width, height } });
  const { page } = player;
  await player.visit('/learn');
  const found: string[] = [];
  for (let step = 1; step <= 12; step++) {
    const on = page.locator('.lesson :is(.go, .act)');
    await on.waitFor();
    await player.quiet();
    found.push(...(await page.evaluate(outOfReach, true)).map((one) => `step ${step}: ${one}`));
    const before = await page.locator('.lesson progress').getAttribute('value');
    await on.press('Enter');
    await expect.poll(() => page.locator('.lesson progress').getAttribute('value')).not.toBe(before);
  }
  expect(found).toEqual([]);
  player.content();
  await player.close();
});

it('what lies under a sheet of My box is not reached, and Escape leads back from anywhere', async () => {
  const player = await Player.sit(browser);
  const { page } = player;
  await player.visit('/my-box');
  const set = page.locator('[data-set=landmarks]');
  await set.focus();
  await page.keyboard.press('Enter');
  const sheet = page.locator('.sheet');
  await sheet.waitFor();
  const stops = await sheet.locator('input, select, button').count();
  for (let i = 0; i < stops + 3; i++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('.sheet') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.count()).toBe(0);
  expect(await set.evaluate((one) => one === document.activeElement)).toBe(true);

  const bank = player.piece('chaillot:bank');
  await bank.click();
  await page.locator('.editor').waitFor();
  await set.focus(); // beside the editor one may go on
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.editor').count()).toBe(0);
  expect(await set.evaluate((one) => one === document.activeElement)).toBe(true);
  await bank.click();
  await page.locator('.editor').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => bank.evaluate((one) => one === document.activeElement)).toBe(true);
  await player.close();
});

it('with more space between letters, words and lines nothing leaves a screen of 320 px', async () => {
  const player = await Player.sit(browser, {}, { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  const found: string[] = [];
  await tour(player, async (place) => {
    await player.page.evaluate(() => {
      const more = new CSSStyleSheet();
      more.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }');
      document.adoptedStyleSheets = [more];
    });
    await player.quiet();
    found.push(...(await player.page.evaluate(outOfReach, false)).map((one) => `${place}: ${one}`));
    const cut = await player.page.evaluate(() =>
      [...(document.querySelector('dialog[open]') ?? document).querySelectorAll<HTMLElement>('button, a[href], select')]
        .filter((one) => one.checkVisibility() && !one.closest('svg, nav, .fading'))
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && one.getBoundingClientRect().left < innerWidth)
        .map((one) => `${one.localName}.${one.className} ${one.textContent.trim().slice(0, 30)}`),
    );
    found.push(...cut.map((one) => `${place}: ${one} is cut`));
  });
  expect(found).toEqual([]);
  await player.close();
}, 300_000);

it('where colors are forced, what is chosen is told from what is not', async () => {
  const player = await Player.sit(browser, {}, { forcedColors: 'active' });
  const { page } = player;
  await player.visit('/preferences');
  const alike = await page.evaluate(() => {
    const ground = (one: Element | null): string => (one ? getComputedStyle(one).backgroundColor : '');
    const pairs = [...document.querySelectorAll('label:has(input[type=radio]:checked), nav [aria-current]')].map((one) => [
      one,
      one.nextElementSibling ?? one.previousElementSibling,
    ]);
    return pairs.filter(([one, other]) => ground(one ?? null) === ground(other ?? null)).map(([one]) => one?.textContent?.trim());
  });
  expect(alike).toEqual([]);
  await player.close();
});

it('the focus comes back from a dialog, and stays where one plays', async () => {
  const player = await Player.sit(browser, {});
  const { page } = player;
  const { id } = await player.create({
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'bot', level: 1 },
    ],
    random_start: false,
    pace: 'instant',
  });
  await player.visit(`/table/${id}`);
  await player.piece('arc').waitFor();
  const focused = (): Promise<string> =>
    page.evaluate(() => `${document.activeElement?.localName} ${document.activeElement?.textContent?.trim() ?? ''}`.trim());
  const menu = page.locator('header .acts button').last();
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog .gmenu').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.evaluate((one) => one === document.activeElement)).toBe(true);
  await player.piece('pile:1').focus();
  await page.keyboard.press('Enter');
  await player.piece('montmartre:bank').and(page.locator('[data-can]')).waitFor();
  await player.piece('montmartre:bank').focus();
  await page.keyboard.press('Enter');
  const undo = page.locator('header .acts .tb:not(:disabled)').first();
  await undo.focus();
  await page.keyboard.press('Enter'); // there is nothing more to take back
  await expect.poll(focused).toMatch(/^h1 /);
  await page.keyboard.press('t');
  const first = page.locator('.textview [data-action]').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toMatch(/^h2 /);
  await page.goto('/');
  await page.locator('a[href="/puzzle"]').first().click(); // its heading comes with its data
  await expect.poll(focused).toMatch(/^h1 /);
  await player.close();
});
