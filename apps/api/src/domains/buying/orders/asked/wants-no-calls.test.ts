import { expect, test } from 'vitest';
import { wantsNoCalls } from './wants-no-calls.ts';

test.each([
  ['Не звоните', true],
  ['прошу мне не перезванивать', true],
  ['Можно без звонка?', true],
  ['Позвоните за час', false],
  ['', false],
])('the comment «%s» asks for no call: %s', (comment, isAsked) => {
  expect(wantsNoCalls({ noCalls: false, comment })).toBe(isAsked);
});

test('a tick is enough', () => {
  expect(wantsNoCalls({ noCalls: true, comment: 'Позвоните за час' })).toBe(true);
});
