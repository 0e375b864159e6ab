import { expect, test } from 'vitest';
import { StoneFacts, StoneInclusion } from './stones-import.ts';

const MARK = { side: 'crown', kind: 'feather', x: 100, y: -100 };

test('a mark is on its plot', () => {
  expect(StoneInclusion.safeParse(MARK).success).toBe(true);
  for (const wrong of [{ x: 101 }, { x: 0.5 }, { y: -101 }, { side: 'girdle' }, { kind: 'scratch' }])
    expect(StoneInclusion.safeParse({ ...MARK, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});

test('the plots take forty marks, and rows from before the plots have none', () => {
  const marks = (count: number) => ({ inclusions: Array.from({ length: count }, () => MARK) });
  expect(StoneFacts.safeParse(marks(40)).success).toBe(true);
  expect(StoneFacts.safeParse(marks(41)).success).toBe(false);
  expect(StoneFacts.parse({})).toEqual({ inclusions: [], inscription: '', gemmologist: '' });
});
