import { expect, test } from 'vitest';
import { stoneTitle } from './selection-words.ts';

test('the notation of the cut stands beside the shape when the laboratory gave one', () => {
  expect(stoneTitle({ cutNote: 'Кр-57', shape: 'round' })).toBe('Бриллиант Кр-57, круг');
  expect(stoneTitle({ cutNote: '', shape: 'cushion' })).toBe('Бриллиант, кушон');
});
