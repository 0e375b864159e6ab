import { expect, test } from 'vitest';
import { storedEmail } from '@yahont/values/contacts/email-address.ts';
import { shownEmail } from './shown-email.ts';

test.each([
  ['anna@xn--e1aybc.xn--p1ai', 'anna@тест.рф'],
  ['анна@xn--80a1acny.xn--p1ai', 'анна@почта.рф'],
  ['Anna@xn--80a1acny.xn--p1ai', 'Anna@почта.рф'],
  ['anna@mail.ru', 'anna@mail.ru'],
  ['anna@xn----8sbk6agdc7ay3h.xn--80asehdb', 'anna@дом-яхонта.онлайн'],
  ['', ''],
])('%s is shown as %s', (stored, shown) => expect(shownEmail(stored)).toBe(shown));

test('a domain is decoded to what it was made of', () => {
  for (const word of ['яхонт', 'ювелирный-дом', 'ёлка', 'münchen', '東京', 'a-б-c', 'ъыь'])
    expect(shownEmail(storedEmail(`a@${word}.рф`))).toBe(`a@${word}.рф`);
});

test.each(['xn--', 'xn--a-я', 'xn--99999999999', 'xn--zzzzzzzzzzzzzzzzzz'])(
  'a broken label %s stays as it is',
  (label) => expect(shownEmail(`a@${label}.ru`)).toBe(`a@${label}.ru`),
);
