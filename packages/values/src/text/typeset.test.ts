import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

const show = (text: string) => typeset(text).replaceAll('\u00A0', '_').replaceAll('\u2060', '~');

test.each([
  ['Кольцо "Аврора" с бриллиантом', 'Кольцо «Аврора» с_бриллиантом'],
  ['Дом "Яхонт, "царский" камень"', 'Дом «Яхонт, „царский“ камень»'],
  ['«Серьги «Заря» в подарок»', '«Серьги „Заря“ в_подарок»'],
  ['ООО „Ромашка“', 'ООО «Ромашка»'],
  ['«Открыта" кавычка', '«Открыта» кавычка'],
  ['Кавычка " одна', 'Кавычка " одна'],
  ['Золото - металл', 'Золото_— металл'],
  ['Золото -- металл', 'Золото_— металл'],
  ['Яхонт – дом', 'Яхонт_— дом'],
  ['привезём за 2-3 дня', 'привезём за_2–3_дня'],
  ['с 10 - 18 часов', 'с_10–18_часов'],
  ['8 800 700-12-24, +7 (495) 127-40-11', '8_800_700-12-24, +7 (495) 127-40-11'],
  ['2026-11-20, ТУ 117-4.2099-2002', '2026-11-20, ТУ_117-4.2099-2002'],
  ['от -5 до +5', 'от_−5_до_+5'],
  ['Погодите...', 'Погодите…'],
  ['заказ №15, §4', 'заказ №_15, §_4'],
  ['А. С. Пушкин и А.С. Попов', 'А._С._Пушкин и_А._С._Попов'],
  ['и т.д., т. е. сразу', 'и_т._д., т._е. сразу'],
  ['5 000 ₽, 3 %, 0,5 карата', '5_000_₽, 3_%, 0,5_карата'],
  ['пишите на zakaz-5-8@yahont.example', 'пишите на_zakaz-5-8@yahont.example'],
  ['адрес https://yahont.example/a-1-2/?q="x" и всё', 'адрес https://yahont.example/a-1-2/?q=«x» и_всё'],
  ['откройте /catalog/1-2/ в каталоге', 'откройте /catalog/1-2/ в_каталоге'],
  ['команда `a - "b"...` в тексте', 'команда `a - "b"...` в_тексте'],
])('«%s» is set', (text, set) => {
  expect(show(text)).toBe(set);
});

const word = fc.constantFrom(
  ...'в и не же ли кольцо Яхонт «Яхонт» "Заря" „Заря“ « » " “ ” - – — -5 2-3 10 – 18 5 000 ₽ % 750-й № № 5 §4 ... … А. С. т.д. т. е. мм карата, точка. a@b.ru https://a.ru/x-1-2 /catalog/ `a - b` 8 800 700-12-24 ул. , ('.split(
    ' ',
  ),
);
const written = fc
  .array(fc.tuple(word, fc.constantFrom(' ', '  ', '\u00A0', '', ', ')), { maxLength: 14 })
  .map((parts) => parts.map(([text, space]) => text + space).join(''));

test('setting a text twice changes nothing', () => {
  fc.assert(
    fc.property(written, (text) => {
      const once = typeset(text);
      expect(typeset(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test('any string is set once, and loses no letter and no figure', () => {
  const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const once = typeset(text);
      expect(typeset(once)).toBe(once);
      expect(lettersOf(once)).toBe(lettersOf(text));
    }),
    { numRuns: 2000 },
  );
});

test('addresses and e-mails arrive as they were written', () => {
  const name = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/);
  fc.assert(
    fc.property(name, name, written, (first, second, text) => {
      for (const address of [`${first}@${second}.ru`, `https://${first}.ru/${second}/`])
        expect(typeset(`${text} ${address} ${text}`)).toContain(` ${address} `.trim());
    }),
  );
});
