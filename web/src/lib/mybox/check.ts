// What the server says of a box: refusals and what follows, in words.

import { slug, type Components } from '../board/box';
import { api } from '../client/api';
import type { Place } from '../client/notation';
import type { BoxCheck, BoxWarning, Token } from '../client/types';
import { has, t } from '../i18n';
import { districtName, landmarkName, placeName, tokenName } from '../names';
import { loadTexts } from '../pageTexts';
import { covers, items } from './items';
import { write, type BoxFile } from './toml';
import { itemName } from './words';

export interface Remark {
  code: string;
  key: string;
  line: number | null;
  text: string;
}
export interface Checked {
  errors: readonly Remark[];
  warnings: readonly Remark[];
}

/** In bytes, as the server has it (box/loader.py): more is not even sent. */

export async function check(file: BoxFile): Promise<Checked> {
  return inWords(await api.checkBox(write(file)));
}

export function inWords({ errors, warnings, components }: Pick<BoxCheck, 'errors' | 'warnings' | 'components'>): Checked {
  const c = components as Components | null; // checked there
  const pieces = c && warnings.length ? items(c) : [];
  const piece = (key: string): string => {
    const found = c && pieces.find((item) => covers(item, key, c));
    return found ? itemName(found, c) : key;
  };
  return {
    errors: errors.map((one) => ({ ...remark('mb-error', one, one.args), line: one.line })),
    warnings: warnings.map((one) => ({ ...remark('mb-follows', one, { ...named(one.args), piece: piece(one.key) }), line: null })),
  };
}

/** What is the same of several figures is said once. */
export const sayings = (remarks: readonly Remark[]): string[] => [...new Set(remarks.map(({ text }) => text))];

/** What to know of a box before one plays with bots, if there is anything. */
export async function ofBots(file: BoxFile): Promise<string | null> {
  await loadTexts('mybox');
  return (await check(file)).warnings.find(({ code }) => code === 'unlearned')?.text ?? null;
}

/** Where in a file of the owner's something is wrong, and what. */
export function withPlace({ line, key, text }: Remark): string {
  const whole = key === 'file'; // as the server calls it when no key is at fault
  if (line === null) return whole ? text : t('mb-place-key', { key, reason: text });
  return whole ? t('mb-place-key.file', { line, reason: text }) : t('mb-error-place', { line, key, reason: text });
}

export const refusalText = (kind: string, code: string, args: BoxWarning['args']): string => {
  const id = `${kind}-${code}`;
  return t(has(id) ? id : 'mb-error-other', args);
};

function remark(kind: string, { code, key }: BoxWarning, args: BoxWarning['args']): Omit<Remark, 'line'> {
  return { code, key, text: refusalText(kind, code, args) };
}

/** Names and amounts in the reader's language. */
function named(args: BoxWarning['args']): Record<string, string | number> {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, name(key, value)]));
}

function name(key: string, value: string | number): string | number {
  switch (key) {
    case 'landmark':
    case 'other':
      return landmarkName(slug(String(value)));
    case 'district':
    case 'other_district':
      return districtName(slug(String(value)));
    case 'vp':
    case 'most':
      return t('n-vp', { count: Number(value) });
    case 'token':
      return tokenName(String(value) as Token);
    case 'place':
      return placeName(String(value) as Place);
    case 'price':
    case 'other_price':
    case 'cost':
      return t('n-francs', { count: Number(value) });
    default:
      return value;
  }
}
