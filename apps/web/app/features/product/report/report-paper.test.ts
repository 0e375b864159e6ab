import { expect, test } from 'vitest';
import type { Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import { StoneReport } from '@yahont/contracts/catalogue/stone-report.ts';
import { paperOf } from './report-paper.ts';
import { reportedOf } from './reported-of.ts';

const report = StoneReport.parse({
  laboratory: { name: 'МГУ', fullName: 'Геммологический центр МГУ', place: 'Москва', checkUrl: null },
  number: '26-204117',
  issuedOn: '2026-10-14',
  colour: 'красный, насыщенный',
  lengthMm100: 762,
  widthMm100: 698,
  heightMm100: 441,
  comment: 'Признаки термической обработки.',
});
const RUBY: Insert = {
  gem: 'ruby',
  cut: 'cushion',
  count: 1,
  caratMilli: 2040,
  cutNote: '',
  quality: '2/2',
  role: '',
  origin: 'Мозамбик, Монтепуэс',
  treatment: 'heat',
  report,
};
const factsOf = (insert: Insert) =>
  Object.fromEntries(
    paperOf({ insert, report }).facts.map(({ title, value }) => [title, value.replaceAll('\u00A0', ' ')]),
  );

test('a report identifies the stone and says where it is from and what was done to it', () => {
  expect(factsOf(RUBY)).toEqual({
    Определение: 'Камень природный',
    'Минеральный вид': 'Корунд',
    Разновидность: 'Рубин',
    'Форма и огранка': 'Кушон',
    Масса: '2,04 ct',
    Размеры: '7,62 × 6,98 × 4,41 мм',
    Цвет: 'Красный, насыщенный',
    'Цвет и чистота, группы': '2/2',
    Обработка: 'Нагрев',
    Происхождение: 'Мозамбик, Монтепуэс',
  });
  expect(paperOf({ insert: RUBY, report })).toMatchObject({
    number: '26-204117',
    drawing: { shape: 'cushion', lengthMm: 7.62, widthMm: 6.98 },
    comment: 'Признаки термической обработки.',
  });
});

test('of many stones the mass is that of all and the measures are those of one', () => {
  const facts = factsOf({ ...RUBY, count: 20, caratMilli: 5200 });
  expect(facts).toMatchObject({ Количество: '20 шт.', 'Общая масса': '5,20 ct' });
  expect(facts).toHaveProperty('Размеры одного');
  expect(facts).not.toHaveProperty('Масса');
});

test('a pearl has neither mineral nor weight nor plots, and its diameter is not a grade', () => {
  const pearl: Insert = { ...RUBY, gem: 'pearl', cut: 'bead', caratMilli: null, quality: '8,5 мм' };
  const facts = factsOf(pearl);
  expect(facts).toMatchObject({ Определение: 'Жемчуг культивированный' });
  for (const title of ['Минеральный вид', 'Масса', 'Цвет и чистота, группы'])
    expect(facts).not.toHaveProperty(title);
  expect(paperOf({ insert: pearl, report }).drawing).toBeNull();
});

test('only inserts with a report have one to show', () => {
  expect(reportedOf([{ ...RUBY, report: null }, RUBY])).toEqual([{ insert: RUBY, report }]);
});
