import { expect, test } from 'vitest';
import { parse, PATHS, rulesPath } from './router';

const at = (path: string) => parse(new URL(path, 'http://localhost'));

test('every route', () => {
  expect(at('/').screen).toBe('home');
  for (const screen of ['new', 'reference', 'preferences', 'learn', 'my', 'watch']) expect(at(`/${screen}`)).toMatchObject({ screen, id: null });
  expect(at('/table/a%20b?x=1#seat=2')).toMatchObject({ screen: 'table', id: 'a b', hash: 'seat=2' });
  expect(at('/t/abc')).toMatchObject({ screen: 'table', id: 'abc' });
  expect(at('/replay/abc?at=12').query.get('at')).toBe('12');
  expect(at('/replay')).toMatchObject({ screen: 'replay', id: null });
});

test('every kind of address is another screen', () => {
  const shown = PATHS.map((path) => at(`/${path}`)).map(({ screen, id }) => `${screen} ${id}`);
  expect(new Set(shown).size).toBe(PATHS.length);
});

test('a path that is none of them is the home screen', () => {
  expect(at('/table')).toMatchObject({ screen: 'home', unknown: '/table' });
  expect(at('/nothing/here')).toMatchObject({ screen: 'home', unknown: '/nothing/here' });
  for (const damaged of ['/table/%', '/replay/%E0%A4%A']) expect(at(damaged)).toMatchObject({ screen: 'home', id: null, unknown: damaged });
  expect(
    [at('/'), at('/new'), at('/table/a')].map(({ unknown }) => unknown),
    'and only such a path',
  ).toEqual([null, null, null]);
});

test('the rulebook is opened with the box of the table, study or puzzle', () => {
  expect(rulesPath('price', at('/study/s1?node=3'))).toBe('/rules?study=s1#price');
  expect(rulesPath('price', at('/puzzle'))).toBe('/rules?puzzle#price');
  expect(rulesPath('', at('/study'))).toBe('/rules');
  expect(rulesPath('price', at('/table/a%20b'))).toBe('/rules?table=a%20b#price');
  expect(rulesPath('', at('/replay/abc?at=3'))).toBe('/rules?table=abc');
  expect(rulesPath('price', at('/learn'))).toBe('/rules#price');
});
