import { expect, test } from 'vitest';
import { shownEmail, storedEmail } from './email-address.ts';
import { isEmail } from '../form-rules.ts';

test.each([
  ['anna@xn--e1aybc.xn--p1ai', 'anna@xn--e1aybc.xn--p1ai', 'anna@тест.рф'],
  ['анна@почта.рф', 'анна@xn--80a1acny.xn--p1ai', 'анна@почта.рф'],
  ['Anna@Почта.РФ', 'Anna@xn--80a1acny.xn--p1ai', 'Anna@почта.рф'],
  ['anna@mail.ru', 'anna@mail.ru', 'anna@mail.ru'],
  ['anna@Дом-яхонта.онлайн', 'anna@xn----8sbk6agdc7ay3h.xn--80asehdb', 'anna@дом-яхонта.онлайн'],
])('%s is kept as %s and shown as %s', (typed, stored, shown) => {
  expect(isEmail(typed)).toBe(true);
  expect(isEmail(stored)).toBe(true);
  expect(storedEmail(typed)).toBe(stored);
  expect(shownEmail(stored)).toBe(shown);
});

test('a domain is decoded to what it was made of', () => {
  for (const word of ['яхонт', 'ювелирный-дом', 'ёлка', 'münchen', '東京', 'a-б-c', 'ъыь']) {
    const stored = storedEmail(`a@${word}.рф`);
    expect(stored).toMatch(/^a@xn--.*\.xn--p1ai$/);
    expect(shownEmail(stored)).toBe(`a@${word}.рф`);
  }
});

test.each(['xn--', 'xn--a-я', 'xn--99999999999', 'xn--zzzzzzzzzzzzzzzzzz'])(
  'a broken label %s stays as it is',
  (label) => expect(shownEmail(`a@${label}.ru`)).toContain(`a@`),
);

test.each([
  'аня@b.ru',
  'a@',
  'a@b',
  'a b@c.ru',
  'a@b..ru',
  'a@@b.ru',
  '@b.ru',
  'a@1.2.3.4',
  'a@[::1].ru',
  'a@почта.р_ф',
  'a@-почта.рф',
  'a@xn--p1ai',
  'a@b.ru/x',
  'a@b.ru:25',
  '.а@b.ru',
])('%s is no address', (text) => {
  expect(isEmail(text)).toBe(false);
});
