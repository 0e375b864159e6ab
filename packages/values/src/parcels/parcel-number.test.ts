import { expect, test } from 'vitest';
import { isPhoneEnd, parseParcelNumber } from './parcel-number.ts';

test.each([
  ['Я-100216', { kind: 'order', id: 100_216 }],
  [' № я 100216', { kind: 'order', id: 100_216 }],
  ['z-100216', { kind: 'order', id: 100_216 }],
  ['Я‑1002167', { kind: 'order', id: 1_002_167 }],
  ['1106394829', { kind: 'track', number: '1106394829' }],
  ['8005 5001 2345 67', { kind: 'track', number: '80055001234567' }],
  ['ra123456789ru', { kind: 'track', number: 'RA123456789RU' }],
])('%j is %j', (typed, number) => {
  expect(parseParcelNumber(typed)).toEqual(number);
});

test.each(['', '12345', 'Я-', 'ABCDEFGHIJK', 'Я-100216; drop', '1'.repeat(31)])(
  '%j is no number',
  (typed) => {
    expect(parseParcelNumber(typed)).toBeNull();
  },
);

test('the number of an order wants four digits of a phone, that of a carrier none', () => {
  expect(isPhoneEnd('4567', 'Я-100216')).toBe(true);
  for (const typed of ['', '456', '45678', '45б7']) expect(isPhoneEnd(typed, 'Я-100216'), typed).toBe(false);
  expect(isPhoneEnd('', '1106394829')).toBe(true);
});
