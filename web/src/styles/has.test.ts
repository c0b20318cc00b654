// Where an ancestor asks with `:has()` what stands in it, a browser may find the styles of everything in it anew with every move.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What the parts of a table that change with a move stand in. */
const AROUND = /^(:root|html|body|main|\.(phone|desk|textpage|left|right|centre|sheet|stage|board|analysis|mybox))?$/;
/** They came before this test; each asks for a class that seldom comes or goes. One that has gone may be struck out here. */
const KNOWN = [
  'html:has(.small)',
  '.left:has(> .puzzle)',
  '.phone:has(.study)',
  '.phone:has(.verdict h3)',
  '.phone:has(.sheet > .task)',
  '.left:has(.onlookers)',
  '.left:has(.notice:not(.quiet))',
  '.mybox:has(.pop)',
  'html:has(.mybox .pop)',
  'body:has(.chancebar)',
];

/** `a:has(b)` of all selectors, with what it is asked of. */
function asked(source: string): { of: string; text: string }[] {
  return [...source.matchAll(/([\w.#-]*(?::root)?):has\(((?:[^()]|\([^()]*\))*)\)/g)].map(([text, of = '']) => ({ of, text }));
}

it('no part of a page around the table asks what stands in it, but for those that did', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.(css|svelte)$/.test(name));
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) => asked(readFileSync(`src/${file}`, 'utf8')).map((one) => ({ ...one, file })));
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ of, text }) => AROUND.test(of) && !KNOWN.includes(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
