import { expect, test } from 'vitest';
import { daysInFull, daysInShort } from './action-days.ts';

const days = {
  state: 'current',
  startsOn: '2026-10-11',
  endsOn: '2026-12-25',
  condition: '',
  topic: null,
  hasCode: false,
  isEnding: false,
} as const;

test('short form: what the shopper has to hurry for', () => {
  expect(daysInShort(days)).toBe('до\u00A025\u00A0декабря');
  expect(daysInShort({ ...days, state: 'coming' })).toBe('с\u00A011\u00A0октября');
  expect(daysInShort({ ...days, state: 'ended' })).toBe('завершилась 25\u00A0декабря');
  expect(daysInShort({ ...days, endsOn: null })).toBe('постоянно');
});

test('full form: the year is written once when both days have the same one', () => {
  expect(daysInFull(days)).toBe('с\u00A011\u00A0октября по\u00A025\u00A0декабря\u00A02026');
  expect(daysInFull({ ...days, endsOn: '2027-01-25' })).toBe(
    'с\u00A011\u00A0октября\u00A02026 по\u00A025\u00A0января\u00A02027',
  );
  expect(daysInFull({ ...days, endsOn: null })).toBe('с\u00A011\u00A0октября\u00A02026, бессрочно');
});
