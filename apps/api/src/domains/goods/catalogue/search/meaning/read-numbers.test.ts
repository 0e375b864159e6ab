import { expect, test } from 'vitest';
import { readNumbers } from './read-numbers.ts';
import { tokensOf } from '../words/tokens.ts';

const price = (from: number | null, to: number | null) => [{ facet: 'price', from, to }];
const carat = (from: number | null, to: number | null) => [{ facet: 'carat', from, to }];
const length = (value: string) => [{ facet: 'length', value }];
const size = (value: string) => [{ facet: 'size', value }];

test.each([
  ['кольцо до 50000', price(null, 50_000)],
  ['кольцо до 50 000 ₽', price(null, 50_000)],
  ['кольцо до 15000 рублей', price(null, 15_000)],
  ['серьги 50к', price(null, 50_000)],
  ['не дороже 30 тыс', price(null, 30_000)],
  ['не дешевле 100 тысяч', price(100_000, null)],
  ['дороже 1 млн', price(1_000_000, null)],
  ['от 20 до 40 тысяч', price(20_000, 40_000)],
  ['от 20000 до 40000', price(20_000, 40_000)],
  ['подвеска 20-40 тысяч', price(20_000, 40_000)],
  ['от 100 000', price(100_000, null)],
  ['585 17,5', [{ facet: 'fineness', value: '585' }, ...size('17.5')]],
  ['кольцо золото 750 проба', [{ facet: 'fineness', value: '750' }]],
  ['17.5', size('17.5')],
  ['17 размер', size('17')],
  ['размер 17', size('17')],
  ['18 мм', size('18')],
  ['цепь 60 см', length('60')],
  ['цепь длиной 55', length('55')],
  ['браслет 17,5 см 585', [...length('17.5'), { facet: 'fineness', value: '585' }]],
  ['бриллиант 0.5 карат', carat(0.45, 0.55)],
  ['0,5 карата', carat(0.45, 0.55)],
  ['полкарата', carat(0.45, 0.55)],
  ['от 1 карата', carat(1, null)],
  ['до 2 карат', carat(null, 2)],
  ['от 0,5 до 0,7 карата', carat(0.5, 0.7)],
  ['от 1 до 1,5 карата', carat(1, 1.5)],
  ['от 1 карата до 2 карат', carat(1, 2)],
  ['бриллиант 1-1,5 карата', carat(1, 1.5)],
  ['1.5 – 1 ct', carat(1, 1.5)],
  ['полтора карата', carat(1.35, 1.65)],
  ['1 carat', carat(0.9, 1.1)],
  ['до миллиона', price(null, 1_000_000)],
  ['не дороже полумиллиона рублей', price(null, 500_000)],
  ['до полутора миллионов', price(null, 1_500_000)],
  ['от 500 тысяч до миллиона', price(500_000, 1_000_000)],
  ['кольцо 17 585', [...size('17'), { facet: 'fineness', value: '585' }]],
])('«%s»', (query, expected) => {
  const meanings = readNumbers(tokensOf(query));
  expect(meanings).toEqual(expected.map((meaning) => ({ ...meaning, indexes: expect.any(Array) })));
});

test.each([
  'кольцо',
  'до 8 марта',
  'бриллиант 3/5',
  'кольцо 7',
  'от и до',
  'миллион алых роз',
  'от 3 до 5',
  '2026',
  '5102',
  'не',
  'до',
  '9'.repeat(200),
])('«%s» contains no number with a meaning', (query) => {
  expect(readNumbers(tokensOf(query))).toEqual([]);
});

test.each([
  ['цепь 55', length('55')],
  ['браслет 18 размер', length('18')],
  ['браслет 18', length('18')],
  ['цепь 500 мм', length('50')],
  ['цепь 2 мм 585', [...size('2'), { facet: 'fineness', value: '585' }]],
  ['цепь 45 см до 90000', [...length('45'), ...price(null, 90_000)]],
])('about chains and bracelets «%s» says a length', (query, expected) => {
  expect(readNumbers(tokensOf(query), true)).toEqual(
    expected.map((meaning) => ({ ...meaning, indexes: expect.any(Array) })),
  );
});

test('each number names the tokens it was read from, each token once', () => {
  const tokens = tokensOf('кольцо не дороже 30 тыс 17 размер 585 проба с сапфиром');
  const indexes = readNumbers(tokens).flatMap((meaning) => meaning.indexes);
  expect(indexes.map((index) => tokens[index]?.word)).toEqual([
    'не',
    'дороже',
    '30',
    'тыс',
    '17',
    'размер',
    '585',
    'проба',
  ]);
});
