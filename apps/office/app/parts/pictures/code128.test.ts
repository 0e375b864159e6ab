import { expect, test } from 'vitest';
import { code128, valuesOf } from './code128.ts';

const EVERY_SIGN = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place));

test('the check of the example of the standard, which begins with set B here, is one higher than with set A', () => {
  expect(valuesOf('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
});

test('each sign is eleven modules of three bars and three gaps, and the stop has thirteen', () => {
  for (const sign of EVERY_SIGN) expect(code128(sign).length, sign).toBe(11 * 3 + 13);
  expect(code128('100216').bars).toHaveLength(3 * 8 + 4);
});

test('no two signs are drawn alike', () => {
  const drawn = new Set(EVERY_SIGN.map((sign) => JSON.stringify(code128(sign).bars.slice(3, 6))));
  expect(drawn.size).toBe(EVERY_SIGN.length);
});

test('bars follow each other with gaps, from the first module to the last', () => {
  const { bars, length } = code128('100216');
  expect(bars[0]).toEqual({ at: 0, width: 2 });
  bars.slice(1).forEach((bar, place) => {
    const before = bars[place];
    expect(bar.at).toBeGreaterThan((before?.at ?? 0) + (before?.width ?? 0));
  });
  const last = bars.at(-1);
  expect((last?.at ?? 0) + (last?.width ?? 0)).toBe(length);
});

test('what set B cannot write is refused', () => {
  expect(() => code128('Я-100216')).toThrow('no sign');
});
