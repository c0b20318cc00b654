// QR codes, made here so that no link to a table ever leaves this machine. Byte mode, error correction M, versions 1 to 10.

const ECC_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

type Grid = boolean[][];

function multiply(x: number, y: number): number {
  let z = 0;
  for (let i = 7; i >= 0; i--) {
    z = (z << 1) ^ ((z >>> 7) * 0x11d);
    if ((y >>> i) & 1) z ^= x;
  }
  return z;
}

/** Reed–Solomon remainder of the data for so many correction codewords. */
function correction(data: readonly number[], degree: number): number[] {
  const divisor = new Array<number>(degree).fill(0);
  divisor[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) divisor[j] = multiply(divisor[j] ?? 0, root) ^ (divisor[j + 1] ?? 0);
    root = multiply(root, 2);
  }
  const rest = new Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((value, i) => (rest[i] = (rest[i] ?? 0) ^ multiply(value, factor)));
  }
  return rest;
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const blocks = BLOCKS[version - 1] ?? 1;
  const ecc = ECC_PER_BLOCK[version - 1] ?? 0;
  const total = CODEWORDS[version - 1] ?? 0;
  const room = total - blocks * ecc;
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) put(pad, 8);
  const data = Array.from({ length: room }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  // The later blocks are one longer when the data do not divide evenly; codewords are interleaved.
  const short = Math.floor(room / blocks);
  const longFrom = blocks - (room % blocks);
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const length = short + (i >= longFrom ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const checks = parts.map((part) => correction(part, ecc));
  const result: number[] = [];
  for (let i = 0; i <= short; i++) for (const part of parts) if (part[i] !== undefined) result.push(part[i] as number);
  for (let i = 0; i < ecc; i++) for (const check of checks) result.push(check[i] ?? 0);
  return result;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Long runs, blocks and imbalance make a code hard to read: the mask with the least of them is taken. */
function penalty(grid: Grid): number {
  const size = grid.length;
  const at = (x: number, y: number): boolean => grid[y]?.[x] ?? false;
  let sum = 0;
  let dark = 0;
  for (let a = 0; a < size; a++) {
    for (const flip of [false, true]) {
      let run = 0;
      for (let b = 0; b < size; b++) {
        const here = flip ? at(a, b) : at(b, a);
        const before = b > 0 && (flip ? at(a, b - 1) : at(b - 1, a)) === here;
        run = before ? run + 1 : 1;
        if (run === 5) sum += 3;
        else if (run > 5) sum += 1;
      }
    }
    for (let b = 0; b < size; b++) {
      if (at(a, b)) dark++;
      if (a && b && at(a, b) === at(a - 1, b) && at(a, b) === at(a, b - 1) && at(a, b) === at(a - 1, b - 1)) sum += 3;
    }
  }
  return sum + Math.floor(Math.abs((dark * 20) / size ** 2 - 10)) * 10;
}

/** The dark modules of the code, row by row, without the quiet zone. */
export function qr(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = CODEWORDS.findIndex((total, i) => total - (BLOCKS[i] ?? 1) * (ECC_PER_BLOCK[i] ?? 0) >= bytes.length + (i < 9 ? 2 : 3)) + 1;
  if (version === 0) throw new Error(`${bytes.length} bytes are too long for a QR code here: at most 213`);
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed: Grid = grid.map((row) => [...row]);
  const set = (x: number, y: number, dark: boolean): void => {
    const row = grid[y];
    const locked = fixed[y];
    if (!row || !locked || x < 0 || x >= size) return;
    row[x] = dark;
    locked[x] = true;
  };

  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  const centres = ALIGNMENT[version - 1] ?? [];
  for (const cx of centres)
    for (const cy of centres) {
      const onFinder = (cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6);
      if (onFinder) continue;
      for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  const format = (mask: number): void => {
    let rest = mask; // level M is 00
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
    for (let i = 0; i < 6; i++) set(8, i, bit(i));
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
    set(8, size - 8, true);
  };
  format(0);
  if (version >= 7) {
    let rest = version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >>> i) & 1) === 1;
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
    }
  }

  const data = codewords(bytes, version);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let vertical = 0; vertical < size; vertical++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - vertical : vertical;
        const row = grid[y] as boolean[];
        if (fixed[y]?.[x] || at >= data.length * 8) continue;
        row[x] = (((data[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
        at++;
      }
  }

  const masked = MASKS.map((mask, index) => {
    format(index);
    return grid.map((row, y) => row.map((dark, x) => (fixed[y]?.[x] ? dark : dark !== mask(x, y))));
  });
  return masked.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}
