// Styles of a screen stay loaded when it is left: what is not in a component must begin at a root of its own, or it hits others.
import { readFileSync } from 'node:fs';
import postcss, { type AtRule, type Container, type Document, type Rule } from 'postcss';
import { expect, it } from 'vitest';

const ROOTS = {
  'frame.css': /^(\[data-text='large'\] )?(\.(desk|phone)\b|:is\(\.desk, \.textpage\)|:where\(\.desk, \.phone, \.textpage, \.analysis, \.tip\)$)/,
  'board.css': /^(\.board\b|:where\(\.board\)$)/,
};

function nested(rule: Rule): boolean {
  for (let above: Container | Document | undefined = rule.parent; above; above = above.parent)
    if (above.type === 'rule' || (above as AtRule).name === 'keyframes') return true;
  return false;
}

it.each(Object.entries(ROOTS))('every rule of %s stands under its root', (name, root) => {
  const stray: string[] = [];
  postcss.parse(readFileSync(`src/styles/${name}`, 'utf8')).walkRules((rule) => {
    if (!nested(rule)) stray.push(...rule.selectors.filter((selector) => !root.test(selector)));
  });
  expect(stray).toEqual([]);
});
