import { expect, test } from 'vitest';
import { badgeNameKey, normaliseCallerPhone, readBadgeText } from './caller.ts';

test.each([
  ['8 800 700-12-24', '+78007001224'],
  ['+7 (495) 127-40-11', '+74951274011'],
  ['74951274011', '+74951274011'],
  ['4951274011', '+74951274011'],
  ['8-916-204-18-33', '+79162041833'],
  // As a phone of another country shows it, or something that is no phone.
  ['+375 29 111-22-33', null],
  ['+4951274011', null],
  ['127-40-11', null],
  ['1234567890', null],
  ['Яхонт', null],
  ['', null],
])('the phone of a caller %s is %s', (text, phone) => {
  expect(normaliseCallerPhone(text)).toBe(phone);
});

test.each([
  ['412806', { number: '412806' }],
  ['№ 412 806', { number: '412806' }],
  ['412-806', { number: '412806' }],
  ['Анна  Вяземская', { nameKey: 'анна вяземская' }],
  ['вяземская анна', { nameKey: 'анна вяземская' }],
  ['Анна Вяземская-Орлова', { nameKey: 'анна вяземская-орлова' }],
  // A first name alone would say who works here.
  ['Анна', null],
  ['41280', null],
  ['Анна 412806', null],
  ['', null],
])('a badge that says %s', (text, read) => {
  expect(readBadgeText(text)).toEqual(read);
});

test('one name has one key in every order, case and with either letter', () => {
  expect(badgeNameKey('Семён Орлов')).toBe(badgeNameKey('орлов СЕМЕН'));
});
