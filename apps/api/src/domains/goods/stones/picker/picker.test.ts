import { afterAll, beforeAll, expect, test } from 'vitest';
import { getStonePicker } from '@yahont/contracts/stones/stone-picker.ts';
import { USUAL_GRADES } from '@yahont/contracts/stones/usual-grades.ts';
import { codesOf, openStoneShop, type StoneShop } from '#src/testing/products/stone-shop.ts';

let shop: StoneShop;

beforeAll(async () => {
  shop = await openStoneShop();
});

afterAll(() => shop.api.stop());

type Query = { carat?: string; price?: string };

async function pick(query: Query = {}, shape: 'round' | 'oval' | 'heart' = 'round') {
  return (await shop.api.call(getStonePicker, { params: { shape }, query })).answer();
}

test('counts the stones of a choice, each range over what the other leaves, and shows those that are advised', async () => {
  const whole = await pick();
  expect([whole.allTotal, whole.total, whole.cards.length]).toEqual([13, 13, 4]);
  const some = await pick({ carat: '0.5-0.55', price: '-130000' });
  expect([some.allTotal, some.total]).toEqual([13, 4]);
  expect(codesOf(some)).toEqual(
    codesOf(await shop.list({ shape: 'round', carat: '0.5-0.55', price: '-130000' })),
  );
  expect(some.ranges.map(({ code, from, to }) => [code, from, to])).toEqual([
    ['price', null, 130_000],
    ['carat', 0.5, 0.55],
  ]);
  expect(some.ranges.map(({ min, max }) => [min, max])).toEqual([
    [100_000, 150_000],
    [0.5, 0.53],
  ]);
});

test('frequent choices count as the listing would, and those that choose nothing are left out', async () => {
  const { quick } = await pick({ price: '-130000' });
  // No stone costs 50,000, and each of those that are left costs less than 200,000.
  expect(quick.price).toEqual([
    { value: '-100000', about: 100_000, count: 1, isSelected: false },
    { value: '-200000', about: 200_000, count: 11, isSelected: false },
    { value: '-300000', about: 300_000, count: 12, isSelected: false },
    { value: '-500000', about: 500_000, count: 12, isSelected: false },
  ]);
  expect(quick.carat).toEqual([]);
  const all = await pick({ carat: '0.45-0.55' });
  expect(all.quick.carat).toEqual([{ value: '0.45-0.55', about: 0.5, count: 6, isSelected: true }]);
  for (const { value, count } of (await pick()).quick.carat)
    expect((await shop.list({ shape: 'round', carat: value })).total, value).toBe(count);
});

test('says what a sum buys at usual grades, and the link to those stones finds as many', async () => {
  const { worth } = await pick({ price: '-210000' });
  expect(worth).toEqual([
    // 0.56 to 0.60 ct; what costs less than 160,000 is for those who spend less.
    {
      budget: 20_000_000,
      price: '160000-200000',
      count: 5,
      fromMilli: 570,
      middleMilli: 580,
      toMilli: 590,
      isChosen: false,
    },
    {
      budget: 21_000_000,
      price: '168000-210000',
      count: 5,
      fromMilli: 580,
      middleMilli: 590,
      toMilli: 600,
      isChosen: true,
    },
  ]);
  const found = await shop.list({ shape: 'round', price: '160000-200000', ...USUAL_GRADES });
  expect(found.total).toBe(5);
});

test('a shape without stones has nothing to choose, and no other shape is answered', async () => {
  expect(await pick({}, 'heart')).toMatchObject({ allTotal: 0, total: 0, cards: [], worth: [] });
  expect((await shop.api.send('GET /api/stone-picker/triangle')).status).toBe(422);
  // Nonsense chooses nothing, as in the listing.
  expect((await pick({ carat: 'x', price: '1-2-3' })).total).toBe(13);
});
