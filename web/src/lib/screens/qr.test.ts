import { describe, expect, it } from 'vitest';
import { qr } from './qr';

const rows = (text: string): string[] => qr(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

describe('qr', () => {
  it('grows with the text', () => {
    expect(rows('Paris')).toHaveLength(21);
    expect(rows('http://192.168.1.10:8000/table/k3v9x0')).toHaveLength(29);
    expect(() => qr('x'.repeat(214))).toThrow('213');
  });

  it('has its three finders and timing lines', () => {
    const code = rows('http://localhost:8000/table/abcdef');
    const size = code.length;
    const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    finder.forEach((line, y) => {
      expect(code[y]?.slice(0, 7)).toBe(line);
      expect(code[y]?.slice(size - 7)).toBe(line);
      expect(code[size - 7 + y]?.slice(0, 7)).toBe(line);
    });
    for (let i = 8; i < size - 8; i++) expect(code[6]?.[i]).toBe(i % 2 === 0 ? '#' : '.');
  });

  // Read back by zbarimg when it was written; kept so that a change of a single module is noticed.
  it('gives the code a scanner has read', () => {
    let hash = 0;
    for (const char of rows('http://127.0.0.1:8000/table/paname').join('')) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
    expect(hash).toBe(3751777131);
  });
});

