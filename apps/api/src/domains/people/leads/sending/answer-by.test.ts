import { expect, test } from 'vitest';
import { LEAD_KINDS } from '@yahont/values/leads/lead-choices.ts';
import { ANSWER_DAYS } from '@yahont/values/leads/lead-words.ts';
import { answerBy } from './answer-by.ts';

/** A moment in Moscow, where the operators are. */
const moscow = (moment: string) => new Date(`${moment}+03:00`);
const oneDay = LEAD_KINDS.find((kind) => ANSWER_DAYS[kind] === 1);
const threeDays = LEAD_KINDS.find((kind) => ANSWER_DAYS[kind] === 3);

test('there are forms that are answered in one working day, and in three', () => {
  expect([oneDay, threeDays]).not.toContain(undefined);
});

test.each([
  ['on a working day', '2026-11-24T12:00', '2026-11-25'],
  ['in its first minute', '2026-11-24T00:00', '2026-11-25'],
  ['in its last minute', '2026-11-24T23:59', '2026-11-25'],
  ['on a Friday', '2026-11-27T12:00', '2026-11-30'],
  ['on a Saturday', '2026-11-28T12:00', '2026-11-30'],
  ['on a Sunday', '2026-11-29T23:59', '2026-11-30'],
  ['before the holidays of the new year', '2026-12-31T10:00', '2027-01-11'],
  ['within them', '2027-01-05T10:00', '2027-01-11'],
  ['before a holiday on a weekday', '2026-06-11T10:00', '2026-06-15'],
  ['on the holiday itself', '2026-11-04T10:00', '2026-11-05'],
  ['before two holidays with a weekend between', '2026-04-30T10:00', '2026-05-04'],
  ['over the leap day', '2028-02-28T10:00', '2028-02-29'],
])('the next working day is promised %s', (_when, left, day) => {
  expect(answerBy(oneDay ?? 'feedback', moscow(left))).toBe(day);
});

test('days off are not counted within a longer term', () => {
  expect(answerBy(threeDays ?? 'feedback', moscow('2026-11-26T12:00'))).toBe('2026-12-01');
  expect(answerBy(threeDays ?? 'feedback', moscow('2026-12-30T12:00'))).toBe('2027-01-12');
});

test('the day is that of Moscow, whatever the clock of the server says', () => {
  // Monday in London, Tuesday in Moscow.
  expect(answerBy(oneDay ?? 'feedback', new Date('2026-11-23T22:30:00Z'))).toBe('2026-11-25');
  expect(answerBy(oneDay ?? 'feedback', new Date('2026-11-23T20:59:59Z'))).toBe('2026-11-24');
});

test('every form but a subscription promises a working day after today', () => {
  for (const kind of LEAD_KINDS) {
    const day = answerBy(kind, moscow('2026-11-27T12:00'));
    if (kind === 'subscription') expect(day).toBeNull();
    else {
      expect(day === null ? '' : day > '2026-11-27').toBe(true);
      expect([0, 6]).not.toContain(new Date(`${day}T12:00:00Z`).getUTCDay());
    }
  }
});
