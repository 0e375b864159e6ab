import { expect, test } from 'vitest';
import { drawBars } from './draw-bars.server.ts';

test('the bars begin and end with the guards, and none touches the next', () => {
  const { width, path } = drawBars('5901234123457');
  expect(width).toBe(95);
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)v1h-\2z/g)].map(([, x, length]) => [
    Number(x),
    Number(length),
  ]);
  expect(bars).toHaveLength(30);
  expect(bars.slice(0, 2)).toEqual([
    [0, 1],
    [2, 1],
  ]);
  expect(bars.at(-1)).toEqual([94, 1]);
  bars.slice(1).forEach(([x = 0], index) => {
    const [before = 0, length = 0] = bars[index] ?? [];
    expect(x).toBeGreaterThan(before + length);
  });
});
