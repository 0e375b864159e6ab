import { expect, test } from 'vitest';
import { contactIn, isQuestionText } from './product-questions.ts';

test.each([
  ['Позвоните мне: 8 (916) 204-18-33', 'phone'],
  ['Мой номер +79162041833', 'phone'],
  ['Звоните 204-18-33 вечером', 'phone'],
  ['Напишите на anna@example.ru', 'email'],
  ['почта анна@почта.рф', 'email'],
  ['Сядет ли вплотную обручальное шириной 2,5 мм?', null],
  ['Артикул Я-100216, размер 16,5, вес 3,42 г: верно?', null],
  ['Артикул 10-2421-0200, размер 17: он на снимке?', null],
  ['Есть ли размеры 15, 16, 17 и 18?', null],
  ['Стоит 128 900 рублей, а было 142 500?', null],
] as const)('«%s» gives away %s', (text, found) => {
  expect(contactIn(text)).toBe(found);
});

test('a question has ten to four hundred characters without spaces at its ends', () => {
  expect(['Гнётся?', '  Гнётся?     ', 'Гнётся ли?', 'а'.repeat(401)].map(isQuestionText)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
