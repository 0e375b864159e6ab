import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawQr } from './draw-qr.server.ts';

/** Pixels of one module, and modules of the quiet zone. */
const SCALE = 4;
const QUIET = 4;

/** The text that a scanner reads from a drawing. */
function readDrawing({ size, path }: ReturnType<typeof drawQr>): string {
  const side = (size + 2 * QUIET) * SCALE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < SCALE; row += 1)
      for (let column = 0; column < Number(length) * SCALE; column += 1) {
        const at = ((Number(y) + QUIET) * SCALE + row) * side + (Number(x) + QUIET) * SCALE + column;
        data.fill(0, at * 4, at * 4 + 3);
      }
  return decodeQR({ width: side, height: side, data });
}

test.each([
  'https://yahont.test/certificates/',
  'https://yahont.test/certificates/gift/ULZP2GGdTIaAdhjoDT2FO3nEYyy2zh_Xi2DNwFLQcIo/',
])('a camera reads %s', (address) => {
  expect(readDrawing(drawQr(address))).toBe(address);
});

test('the code of a certificate is small enough for paper', () => {
  expect(drawQr(`https://www.yahont.test/certificates/gift/${'A'.repeat(43)}/`).size).toBeLessThan(46);
});
