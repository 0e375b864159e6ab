import { expect, test } from 'vitest';
import { createQuestionLimit } from './question-limit.ts';

const at = (time: string) => new Date(`2026-11-26T${time}Z`);

test('questions are counted for each account within a minute and within a day', () => {
  const limit = createQuestionLimit({ perMinute: 2, perDay: 3 });
  const take = (account: number, time: string) => limit.take(account, at(time));
  expect([take(1, '12:00:10'), take(1, '12:00:20'), take(1, '12:00:30')]).toEqual([0, 0, 30]);
  expect(take(2, '12:00:30')).toBe(0);
  // The refused question counted: the day has no more.
  expect(take(1, '23:59:00')).toBe(60);
  expect(limit.take(1, new Date('2026-11-27T00:00:00Z'))).toBe(0);
});
