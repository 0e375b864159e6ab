import { expect, test } from 'vitest';
import { ProductFacts, type Seat } from '@yahont/contracts/product-facts.ts';
import { roubles } from '@yahont/values/money.ts';
import type { ProductRecord } from '#src/domains/goods/catalogue/index.ts';
import { stoneRecord } from '#src/testing/facets/stones.ts';
import { makeRecord } from '#src/testing/products/records.ts';
import { toCard } from '../projection/card.ts';
import { settingsFor } from './designs.ts';

/** 5 mm: in the middle of a seat from 4 to 6 mm, at the end of one from 5 to 8. */
const STONE = toCard(stoneRecord(1, { lengthMm100: 500, widthMm100: 500 }), {
  cheaperThan: null,
  laboratoryScale: 'gia',
  store: null,
  isSoldOnline: true,
});
const CENTRED: Seat = {
  shapes: ['round'],
  fromMm100: 400,
  toMm100: 600,
  prongs: 6,
  shown: '',
  shownShape: 'round',
  piece: '',
};
const AT_ITS_END: Seat = { ...CENTRED, fromMm100: 500, toMm100: 800 };

/** One piece of the first size, in one store. */
const ONE_PIECE = [0, 1, 1];

type RecordOptions = Partial<ProductRecord> & { seat?: Seat; isInStock?: boolean };

function setting(id: number, { seat = CENTRED, isInStock = true, ...own }: RecordOptions): ProductRecord {
  const stock = isInStock ? ONE_PIECE : [];
  return makeRecord(id, { facts: ProductFacts.parse({ seat }), stock, ...own });
}

/** Each better setting is worse by every rule that comes later. */
const RULES: readonly (readonly [rule: string, better: RecordOptions, worse: RecordOptions])[] = [
  ['in stock', { kind: 'pendant' }, { isInStock: false, kind: 'ring' }],
  ['a ring', { kind: 'ring', seat: AT_ITS_END }, { kind: 'pendant', seat: CENTRED }],
  ['centred', { seat: CENTRED, popularity: 0 }, { seat: AT_ITS_END, popularity: 50 }],
  ['popular', { popularity: 50, price: roubles(90_000) }, { popularity: 0, price: roubles(10_000) }],
  ['cheap', { price: roubles(10_000) }, { price: roubles(90_000) }],
];

test.each(RULES)('what is %s is advised first, whatever the later rules say', (_rule, better, worse) => {
  const advised = settingsFor(STONE, [setting(1, worse), setting(2, better)]);
  expect(advised.map(({ record }) => record.id)).toEqual([2, 1]);
});

test('settings that are equal by every rule keep one order', () => {
  const advised = settingsFor(STONE, [setting(2, {}), setting(1, {})]);
  expect(advised.map(({ record }) => record.id)).toEqual([1, 2]);
});
