import { expect, test } from 'vitest';
import { lengthOfCm } from '@yahont/values/measures/size.ts';
import { fitAdvice, type FitCounts } from '@yahont/values/reviews.ts';
import { adviceText, formatMark } from './review-words.ts';

function adviceOf(counts: FitCounts, size = 1700, next: number | null = 1750): string {
  const advice = fitAdvice(counts);
  if (advice === null) return '';
  const { claim, reason } = adviceText(advice, size, next);
  return `${claim} ${reason}`.replaceAll('\u00A0', ' ');
}

test('advice names the replies that it follows from', () => {
  expect(adviceOf({ small: 2, right: 9, large: 0 })).toBe(
    'Берите свой размер. 9 из 11 владельцев размера 17 говорят «в размер», 2 — «мало». Если вы между 17 и 17,5, берите 17,5.',
  );
  expect(adviceOf({ small: 0, right: 5, large: 0 })).toBe(
    'Берите свой размер. 5 из 5 владельцев размера 17 говорят «в размер».',
  );
  expect(adviceOf({ small: 1, right: 0, large: 5 })).toBe(
    'Возьмите на полразмера меньше. 5 из 6 владельцев размера 17 говорят «велико», 1 — «мало».',
  );
  expect(adviceOf({ small: 1, right: 3, large: 0 })).toBe('');
});

test('lengths have no halves', () => {
  const [length, next] = [lengthOfCm(18), lengthOfCm(19)];
  expect(adviceOf({ small: 5, right: 0, large: 0 }, length, next)).toBe(
    'Возьмите длиннее. 5 из 5 владельцев длины 18 см говорят «мало».',
  );
  expect(adviceOf({ small: 0, right: 0, large: 5 }, length, next)).toBe(
    'Возьмите короче. 5 из 5 владельцев длины 18 см говорят «велико».',
  );
});

test('marks have one decimal', () => {
  expect([formatMark(48), formatMark(50)]).toEqual(['4,8', '5,0']);
});
