import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatBirthDate,
  isBirthDate,
  isBirthDateOrEmpty,
  isEmail,
  isEmailOrEmpty,
  isPersonName,
  isPersonNameOrEmpty,
  NAME_MAX_LENGTH,
  parseBirthDate,
} from './form-rules.ts';
import { cleanTyped } from './typed/typed-text.ts';

test.each(['Анна', 'Анна-Мария', 'Ёлкина', ' Пётр ', 'Anna'])('accepts %j as a name', (text) => {
  expect(isPersonName(text)).toBe(true);
});

test.each(['Андрей', 'Фёдор'])('accepts %j with combining marks', (name) => {
  const typed = name.normalize('NFD');
  expect(typed).not.toBe(name);
  expect([isPersonName(typed), isPersonNameOrEmpty(typed)]).toEqual([true, true]);
});

test.each(['', '  ', '-', '--', 'Anna.', 'Іван', 'Анна Мария', 'Анна1', 'Анна!', 'а'.repeat(51)])(
  'refuses %j as a name',
  (text) => {
    expect(isPersonName(text)).toBe(false);
  },
);

test.each(['a@b.ru', 'anna.vorontsova@yandex.ru', "o'neil+ring@mail.example.com"])(
  'accepts %j as an e-mail',
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

test.each(['01.01.1990', '29.02.2024', '31.12.1900', '01.01.1900'])('accepts %j as a birth date', (text) => {
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
  '31.12.1899',
  '01.01.0000',
  ' 01.01.1990',
])('refuses %j as a birth date', (text) => {
  expect(isBirthDate(text)).toBe(false);
});

test('a birth date survives formatting and parsing', () => {
  expect(parseBirthDate('20.11.1990')).toBe('1990-11-20');
  expect(formatBirthDate('1990-11-20')).toBe('20.11.1990');
});

const NOON_IN_LONDON = Date.parse('2026-11-20T12:00:00Z');

test('a birth date is not in the future, by the time in Kamchatka', () => {
  expect(isBirthDate('20.11.2026', NOON_IN_LONDON)).toBe(true);
  expect(isBirthDate('21.11.2026', NOON_IN_LONDON)).toBe(true);
  expect(isBirthDate('21.11.2026', NOON_IN_LONDON - 1)).toBe(false);
  expect(isBirthDate('22.11.2026', NOON_IN_LONDON)).toBe(false);
});

test('a patronymic, an e-mail and a birth date may be empty', () => {
  for (const empty of ['', '  ']) {
    expect([isPersonNameOrEmpty(empty), isEmailOrEmpty(empty), isBirthDateOrEmpty(empty)]).toEqual([
      true,
      true,
      true,
    ]);
  }
  expect([isPersonNameOrEmpty('П1'), isEmailOrEmpty('a@b'), isBirthDateOrEmpty('31.02.1990')]).toEqual([
    false,
    false,
    false,
  ]);
});

const LETTERS = Array.from(
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
);
const letter = fc.constantFrom(...LETTERS);
const lettersAndHyphens = fc
  .tuple(fc.array(fc.oneof(letter, fc.constant('-')), { maxLength: NAME_MAX_LENGTH - 1 }), letter)
  .map(([some, one]) => [...some, one].join(''));

test.each(['Anaïs', 'Anai\u0308s', 'Łukasz', 'José', 'Мария\u2011Анна', '\uFEFFАнна\u200B ', 'Зоя'])(
  'takes the name %j',
  (name) => expect(isPersonName(name)).toBe(true),
);

test.each(['Анна Мария', "О'Коннор", 'О’Коннор', 'Її', 'Ўлад', 'Қайрат', 'Ａｎｎａ', 'Анна1', 'Å̂x̂'])(
  'refuses the name %j',
  (name) => expect(isPersonName(name)).toBe(false),
);

test('any letters and hyphens make a name; any other character makes it invalid', () => {
  fc.assert(
    fc.property(
      lettersAndHyphens,
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.nat(),
      (name, sign, at) => {
        expect(isPersonName(name)).toBe(true);
        // Marks compose with a letter, and what nobody sees is left out.
        fc.pre(!/^(?:[А-Яа-яЁё\s-]|\p{M}|(?=[\p{Lu}\p{Ll}])\p{Script=Latin}|$)/u.test(cleanTyped(sign)));
        const place = at % (name.length + 1);
        expect(isPersonName(name.slice(0, place) + sign + name.slice(place))).toBe(false);
      },
    ),
  );
});

test('exactly the days of the calendar are birth dates', () => {
  const part = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(part(40), part(14), fc.integer({ min: 1900, max: 2020 }), (day, month, year) => {
      const calendar = new Date(Date.UTC(year, month - 1, day));
      const isReal = calendar.getUTCMonth() === month - 1 && calendar.getUTCDate() === day;
      const text = [String(day).padStart(2, '0'), String(month).padStart(2, '0'), year].join('.');
      expect(isBirthDate(text)).toBe(isReal);
    }),
    { numRuns: 500 },
  );
});
