import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine, wrapCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { getOfficeOrder } from '@yahont/contracts/office/orders.ts';
import { roubles } from '@yahont/values/money.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import { signIn } from '#src/testing/visitors.ts';

/** Two of them may be paid in cash. */
const PRICE = roubles(20_000);
const COMMENT = 'Не звоните получателю: это сюрприз';
const CARD = 'Марина!\nС днём рождения';

let shop: OfficeShop;
beforeAll(async () => {
  shop = await openOfficeShop();
});
afterAll(() => shop.api.stop());

async function read(id: number) {
  const { headers } = shop.head;
  return (await shop.api.call(getOfficeOrder, { headers, params: { id } })).answer();
}

test('staff read the wishes of the buyer, and every service with the text that they write', async () => {
  const { api } = shop;
  const { headers, phone } = await signIn(api);
  const ring = await makeProduct(api.context.db, {
    stock: 1,
    price: PRICE,
    facts: { seat: null, engravedAt: 'inside' },
  });
  const plain = await makeProduct(api.context.db, { stock: 1, price: PRICE });
  for (const { id } of [ring, plain]) await expect.poll(() => api.catalogue.find(id)?.id).toBe(id);
  const engraving = { text: 'Навсегда', face: 'roman' as const };
  (await api.call(addCartLine, { headers, body: { skuId: ring.skuId, engraving } })).answer();
  const { lines } = (await api.call(addCartLine, { headers, body: { skuId: plain.skuId } })).answer();
  for (const [skuId, note] of [
    [ring.skuId, CARD],
    [plain.skuId, ''],
  ] as const) {
    const id = lines.find((line) => line.skuId === skuId)?.id ?? 0;
    (await api.call(wrapCartLine, { headers, params: { id }, body: { note } })).answer();
  }
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const body = { ...courierOrder(options, phone), payment: 'cash' as const, comment: COMMENT };
  const key = { ...headers, 'idempotency-key': randomUUID() };
  const placed = (await api.call(placeOrder, { headers: key, body })).answer();

  const seen = await read(placed.id);
  expect(seen.comment).toBe(COMMENT);
  const lineOf = (productId: number) => placed.lines.find((line) => line.productId === productId)?.id;
  const [engraved, simple] = [lineOf(ring.id), lineOf(plain.id)];
  const none = { face: null, place: null };
  const byLine = seen.services.toSorted((a, b) => a.lineId - b.lineId || a.service.localeCompare(b.service));
  expect(byLine).toMatchObject([
    { lineId: engraved, service: 'engraving', text: 'Навсегда', face: 'roman', place: 'inside' },
    {
      lineId: engraved,
      service: 'gift-wrap',
      name: 'Открытка от руки в подарочной упаковке',
      text: CARD,
      ...none,
    },
    { lineId: simple, service: 'gift-wrap', text: null, ...none },
  ]);
  // The workshop has nothing to do with a box.
  expect(seen.works).toMatchObject([{ lineId: engraved, details: ['«Навсегда», антиква'] }]);
  // Two pieces, and their services are not tried on.
  expect(seen.fitting).toEqual({
    minutes: placed.delivery.kind === 'courier' && placed.delivery.fittingMinutes,
    pieces: 2,
  });
  expect(seen.fitting?.minutes).toBeGreaterThan(0);
});

test('an order without wishes has none, and nothing is tried on in a store’s order', async () => {
  const { id } = await shop.order();
  expect(await read(id)).toMatchObject({ comment: '', services: [], fitting: null });
});
