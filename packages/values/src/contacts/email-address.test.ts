import { expect, test } from 'vitest';
import { storedEmail } from './email-address.ts';
import { isEmail } from '../form-rules.ts';

test.each([
  ['anna@xn--e1aybc.xn--p1ai', 'anna@xn--e1aybc.xn--p1ai'],
  ['анна@почта.рф', 'анна@xn--80a1acny.xn--p1ai'],
  ['Anna@Почта.РФ', 'Anna@xn--80a1acny.xn--p1ai'],
  ['anna@mail.ru', 'anna@mail.ru'],
  ['anna@Дом-яхонта.онлайн', 'anna@xn----8sbk6agdc7ay3h.xn--80asehdb'],
])('%s is kept as %s', (typed, stored) => {
  expect(isEmail(typed)).toBe(true);
  expect(isEmail(stored)).toBe(true);
  expect(storedEmail(typed)).toBe(stored);
});

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
