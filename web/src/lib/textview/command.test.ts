import { describe, expect, it } from 'vitest';
import { normalize, ownCommand } from './command';

const legal = ['move arc montmartre:8', 'move arc la-villette:3', 'bonus @12', 'use 17 @3', 'done'];

describe('the command line', () => {
  it('takes the notation as people type it', () => {
    expect(normalize('  Move  arc  Montmartre : 8 ', legal)).toBe('move arc montmartre:8');
    expect(normalize('move arc montmartre 8', legal)).toBe('move arc montmartre:8');
    expect(normalize('bonus 12', legal)).toBe('bonus @12');
    expect(normalize('use 17 3', legal)).toBe('use 17 @3');
  });
  it('leaves what is not legal as it is, for the server to say why', () => {
    expect(normalize('move arc chaillot 8', legal)).toBe('move arc chaillot 8');
    expect(normalize('fly', legal)).toBe('fly');
  });
  it('knows its own commands', () => {
    expect(ownCommand(' Undo ')).toBe('undo');
    expect(ownCommand('done')).toBeNull();
  });
});
