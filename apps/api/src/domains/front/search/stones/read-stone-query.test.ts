import { expect, test } from 'vitest';
import { readStoneQuery } from './read-stone-query.ts';

const LABORATORIES = ['МГУ', 'GIA', 'IGI'];

test.each([
  ['круг 0,7 карата 3/4', { shape: 'round', carat: '0.63-0.77', colour: '3-3', clarity: '4-4' }],
  ['кушон до 500 тысяч', { shape: 'cushion', price: '-500000' }],
  ['Круглый бриллиант от 1 карата', { shape: 'round', carat: '1-' }],
  ['бриллиант кр-57 0,5 ct', { shape: 'round', carat: '0.45-0.55' }],
  ['овал 1,5', { shape: 'oval', carat: '1.35-1.65' }],
  ['бриллианты GIA G/VS1', { laboratory: 'GIA', colour: 'G-G', clarity: 'VS1-VS1', scale: 'gia' }],
  ['принцесса d if', { shape: 'princess', colour: 'D-D', clarity: 'IF-IF', scale: 'gia' }],
  ['бриллиант igi vvs2', { laboratory: 'IGI', clarity: 'VVS2-VVS2', scale: 'gia' }],
  ['бриллиант цвет 2 чистота 5', { colour: '2-2', clarity: '5-5' }],
  ['огранка изумруд', { shape: 'emerald' }],
  ['бриллиант груша от 200 до 400 тысяч', { shape: 'pear', price: '200000-400000' }],
  ['бриллиант с сертификатом мгу', { laboratory: 'МГУ' }],
  ['сердце 1 карат', { shape: 'heart', carat: '0.9-1.1' }],
  ['бриллиант 1 карат до миллиона', { carat: '0.9-1.1', price: '-1000000' }],
  ['бриллиант от 0,5 до 0,7 карата', { carat: '0.5-0.7' }],
  ['бриллиант 1-1,5 карата', { carat: '1-1.5' }],
  ['D VVS1 1 карат', { colour: 'D-D', clarity: 'VVS1-VVS1', scale: 'gia', carat: '0.9-1.1' }],
  ['бриллиант цвет g чистота vs1', { colour: 'G-G', clarity: 'VS1-VS1', scale: 'gia' }],
  ['бриллиант цвет D', { colour: 'D-D', scale: 'gia' }],
  ['бриллиант 3 цвет 4 чистота', { colour: '3-3', clarity: '4-4' }],
  ['бриллиант vvs 1 карат', { clarity: 'VVS1-VVS2', scale: 'gia', carat: '0.9-1.1' }],
  ['круглый брильянт огранка А', { shape: 'round', quality: 'А-А' }],
  ['round diamond 1 carat', { shape: 'round', carat: '0.9-1.1' }],
  ['бриллианты', {}],
])('«%s» is about loose stones', (query, filters) => {
  expect(readStoneQuery(query, LABORATORIES)).toEqual(filters);
});

test.each([
  'кольцо с бриллиантом 0,5 карата',
  'серьги круг',
  'с бриллиантом',
  'изумруд',
  'изумруд 1 карат',
  'сердце',
  'капля',
  'кольцо 17',
  'до 50 000',
  'сапфир 2 карата',
  'бриллиант 17 размер',
  'доставка',
  'бриллиант цвет 3 чистота VS1',
  'бриллиант 3/4 цвет D',
  '3/14',
  '',
])('«%s» is not', (query) => {
  expect(readStoneQuery(query, LABORATORIES)).toBeNull();
});
