import { expect, test } from 'vitest';
import { piecesOf, visibleRange } from './row-pieces.ts';

test('rows outside the screen are gaps, except open and focused ones', () => {
  expect(piecesOf(100, { from: 10, to: 12 }, [40, -1])).toEqual([
    { kind: 'gap', from: 0, rows: 10 },
    { kind: 'row', index: 10 },
    { kind: 'row', index: 11 },
    { kind: 'gap', from: 12, rows: 28 },
    { kind: 'row', index: 40 },
    { kind: 'gap', from: 41, rows: 59 },
  ]);
});

test('gaps and rows add up to all rows, whatever is kept', () => {
  for (const kept of [[], [0], [99], [10, 11, 12], [150]]) {
    const pieces = piecesOf(100, { from: 90, to: 130 }, kept);
    const sum = pieces.reduce((all, piece) => all + (piece.kind === 'row' ? 1 : piece.rows), 0);
    expect(sum).toBe(100);
  }
});

test('the range covers the screen and changes in steps', () => {
  const at = (top: number) => visibleRange({ top, rowHeight: 60, screen: 900 });
  expect(at(300)).toEqual({ from: 0, to: 30 });
  expect(at(-6000)).toEqual({ from: 80, to: 130 });
  expect(at(-5950)).toEqual(at(-6000));
});
