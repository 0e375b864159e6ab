import { expect, test } from 'vitest';
import { formatBirthDate, isBirthDate, isEmail, isPersonName, parseBirthDate } from './form-rules.ts';

test.each(['Анна', 'Анна-Мария', 'Ёлкина', ' Пётр ', 'Anna'])('takes %j as a name', (text) => {
  expect(isPersonName(text)).toBe(true);
});

test.each(['', '  ', 'Анна Мария', 'Анна1', 'Анна!', 'а'.repeat(51)])('refuses %j as a name', (text) => {
  expect(isPersonName(text)).toBe(false);
});

test.each(['a@b.ru', 'anna.vorontsova@yandex.ru', "o'neil+ring@mail.example.com"])(
  'takes %j as an e-mail',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'a',
  'a@b',
  '@b.ru',
  'a@',
  'a b@c.ru',
  'a..b@c.ru',
  'a@-b.ru',
  'a@b..ru',
  'аня@b.ru',
  ' a@b.ru',
  `${'a'.repeat(250)}@b.ru`,
])('refuses %j as an e-mail', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each(['01.01.1990', '29.02.2024', '31.12.1900'])('takes %j as a birth date', (text) => {
  expect(isBirthDate(text)).toBe(true);
});

test.each([
  '',
  '31.02.1990',
  '29.02.2023',
  '31.04.2000',
  '00.01.1990',
  '1.1.1990',
  '01/01/1990',
  '01.13.1990',
  '01.01.90',
])('refuses %j as a birth date', (text) => {
  expect(isBirthDate(text)).toBe(false);
});

test('a birth date goes to the calendar and back', () => {
  expect(parseBirthDate('20.11.1990')).toBe('1990-11-20');
  expect(formatBirthDate('1990-11-20')).toBe('20.11.1990');
});
