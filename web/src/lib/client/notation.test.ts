// One parser for the notation: every action of a real game is read, and every piece's name leads back to it.
import { describe, expect, it } from 'vitest';
import { districtOf, isPlace, kindOf, moveAction, parseAction, parsePiece, prestigeOf, takeAction, tokenOf, type Piece } from './notation';

describe('actions', () => {
  it.each([
    ['draw 2', { verb: 'draw', pile: 2 }],
    ['place arc', { verb: 'place', place: 'arc' }],
    ['move montmartre:bank montmartre:louvre', { verb: 'move', from: 'montmartre:bank', to: 'montmartre:louvre', tile: null }],
    ['move arc chaillot:8 with 16', { verb: 'move', from: 'arc', to: 'chaillot:8', tile: 16 }],
    ['bonus @12', { verb: 'bonus', space: 12 }],
    ['bonus none', { verb: 'decline', question: 'bonus' }],
    ['vp 18/9/4 chaillot', { verb: 'vp', tile: '18/9/4', district: 'chaillot' }],
    ['take', { verb: 'look' }],
    ['take 3', { verb: 'take', tile: 3 }],
    ['sell gold prestige', { verb: 'sell', token: 'gold prestige' }],
    ['sell gold', { verb: 'sell', token: 'gold' }],
    ['use 5', { verb: 'use', number: 5, space: null, kinds: [] }],
    ['use 17 @4', { verb: 'use', number: 17, space: 4, kinds: [] }],
    ['use 19 bronze gold', { verb: 'use', number: 19, space: null, kinds: ['bronze', 'gold'] }],
    ['use end 7 silver', { verb: 'use-end', tile: 7, kinds: ['silver'] }],
    ['done', { verb: 'done' }],
  ])('%s', (text, meant) => {
    expect(parseAction(text)).toEqual(meant);
  });

  it('does not guess what a newer server means', () => {
    expect(parseAction('fly montmartre')).toBeNull();
  });

  it('writes what it reads', () => {
    expect(parseAction(moveAction('arc', 'chaillot:8'))).toMatchObject({ from: 'arc', to: 'chaillot:8' });
    expect(parseAction(takeAction(3))).toEqual({ verb: 'take', tile: 3 });
  });
});

describe('pieces', () => {
  const all: [Piece, string][] = [
    ['arc', 'arc'],
    ['hand', 'hand'],
    ['end', 'end'],
    ['end:3', 'end-tile'],
    ['@30', 'space'],
    ['pile:1', 'pile'],
    ['landmark:louvre', 'supply'],
    ['row:chaillot', 'row'],
    ['spot:chaillot', 'spot'],
    ['vp:20', 'vp'],
    ['token:wood', 'token'],
    ['buy:wood', 'buy'],
    ['tile:5', 'tile'],
    ['la-villette:bank', 'bank'],
    ['la-villette:8', 'site'],
    ['la-villette:louvre', 'landmark'],
  ];
  it('tells them apart', () => {
    expect(all.map(([piece]) => kindOf(piece))).toEqual(all.map(([, kind]) => kind));
    expect(all.filter(([piece]) => isPlace(piece)).map(([piece]) => piece)).toEqual(['arc', 'la-villette:bank', 'la-villette:8', 'la-villette:louvre']);
    expect(all.flatMap(([piece]) => districtOf(piece) ?? [])).toEqual(['chaillot', 'chaillot', 'la-villette', 'la-villette', 'la-villette']);
  });
  it('keeps gold and gold prestige apart', () => {
    expect(parsePiece(tokenOf('gold prestige'))).toEqual({ kind: 'token', token: 'gold prestige' });
    expect(prestigeOf('gold prestige')).toBe('gold');
    expect(prestigeOf('gold')).toBeNull();
  });
});
