import { expect, test } from 'vitest';
import { hoursText, readHours } from './hours.ts';

test.each([
  ['10:00–22:00', { from: '10:00', to: '22:00' }],
  ['9-21', { from: '09:00', to: '21:00' }],
  ['10:30 — 20', { from: '10:30', to: '20:00' }],
  ['закрыто', null],
  ['', null],
  ['10', undefined],
  ['25-26', undefined],
  ['10-10', undefined],
  ['10-12-14', undefined],
])('«%s» is read', (typed, hours) => {
  expect(readHours(typed)).toEqual(hours);
});

test('hours are told as they are typed', () => {
  expect([hoursText({ from: '09:00', to: '21:00' }), hoursText(null)]).toEqual(['09:00–21:00', 'закрыто']);
});
