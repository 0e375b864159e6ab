import { expect, test } from 'vitest';
import { getProduct, getSimilar } from '@yahont/contracts/catalogue/product.ts';
import { planPrice } from '@yahont/contracts/office/products.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { testCatalogue } from '#src/testing/products/catalogue.ts';

const shop = testCatalogue();
const { idOf } = shop;

test('a product has its stock, its instalment and its delivery date', async () => {
  shop.api.clock.set(new Date('2026-11-20T09:00:00Z'));
  const product = (await shop.api.call(getProduct, { params: { id: idOf('avrora-beloe') } })).answer();
  expect(product).toMatchObject({
    url: '/catalog/koltsa/pomolvochnye/avrora-beloe/',
    collection: { name: 'Венец' },
    bonus: 3867,
    instalment: { payments: 6, each: 2_148_400, last: 2_148_000 },
    skus: [
      { size: 1650, available: 2, inCity: 1 },
      { size: 1700, available: 0, inCity: 0 },
    ],
    stores: [{ name: 'Петровка, 11', sizes: [1650], count: 1, isOpenNow: true }],
    delivery: { courierDate: '2026-11-21', courierPrice: 0, isTriedOn: true, pickupDate: '2026-11-20' },
    description: 'Один камень на тонкой шинке.',
  });
  const elsewhere = (
    await shop.api.call(getProduct, {
      params: { id: idOf('avrora-beloe') },
      headers: { 'User-Location-Id': '300' },
    })
  ).answer();
  expect(elsewhere).toMatchObject({
    stores: [],
    skus: [{ available: 2, inCity: 0 }, {}],
    delivery: { pickupDate: null },
  });
});

test('a cheap product has no instalment', async () => {
  shop.api.clock.set(new Date('2026-11-20T09:00:00Z'));
  const product = (await shop.api.call(getProduct, { params: { id: idOf('rosa') } })).answer();
  expect(product).toMatchObject({
    instalment: null,
    bonus: 75,
    skus: [{ size: null, available: 0 }],
  });
});

test('an unknown product is not found', async () => {
  for (const call of [getProduct, getSimilar]) {
    expect(await shop.api.call(call, { params: { id: 999_999 } })).toMatchObject({
      status: 404,
      problem: { code: 'product-not-found' },
    });
  }
});

test('the price has an end while a change of it is planned', async () => {
  shop.api.clock.set(new Date('2026-11-20T09:00:00Z'));
  const id = idOf('avrora-beloe');
  const read = async () => (await shop.api.call(getProduct, { params: { id } })).answer();
  const { price, priceUntil } = await read();
  expect(priceUntil).toBeNull();
  const { headers } = await makeStaff(shop.api.context, ['head']);
  const body = {
    productId: id,
    price: price - 10_000,
    from: '2026-11-30T21:30:00.000Z',
    to: null,
    reason: 'акция',
  };
  (await shop.api.call(planPrice, { headers, body })).answer();
  expect((await read()).priceUntil, 'the day in Moscow').toBe('2026-12-01');
});
