import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { composeWorkMail } from '#src/domains/after/announcements/operators/work-mail.ts';
import { getOrderForMessages } from '#src/domains/buying/orders/index.ts';
import { orderLines } from '#src/domains/buying/orders/orders.tables.ts';
import { receiptOf } from '#src/domains/buying/payment/receipt.ts';
import { inCash, makeSetting, SEAT_PRICE, STONE_PRICE } from '#src/testing/products/set-pieces.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { makeTestStone } from '#src/testing/stones.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

/** A ring of size 17 with a stone of the buyer's choice, in the cart. */
async function putRing(buyer: TestBuyer) {
  const certificate = String(randomInt(1_000_000_000));
  const name = 'Бриллиант, круг, 1,00\u00A0ct, 3/4';
  const stone = { code: `gia-${certificate}`, certificate, name, caratMilli: 1000, price: STONE_PRICE };
  const { stoneId } = await makeTestStone(shop.context, stone, shop.store.id);
  const { skuId } = await makeSetting(shop, { sizes: [1700] });
  const { lines } = (
    await shop.call(addStoneToCart, { as: buyer.headers, body: { stoneId, skuId } })
  ).answer();
  return { lines, name: `Кольцо «Корона» с\u00A0бриллиантом 1,00\u00A0ct, GIA\u00A0${certificate}` };
}

const PRICES = [
  { name: 'Бриллиант', amount: STONE_PRICE },
  { name: 'Оправа', amount: SEAT_PRICE },
];
const DETAILS = ['размер\u00A017', 'розовое золото', 'круг, 3/4'];

test('a ring with a chosen stone is called what it is in the cart, the order, letters and receipts', async () => {
  const buyer = await shop.makeBuyer();
  const { lines, name } = await putRing(buyer);
  expect(lines).toMatchObject([{ name, details: DETAILS, prices: PRICES }]);
  const { id } = (await inCash(shop, buyer, STONE_PRICE + SEAT_PRICE)).answer();
  const order = (await shop.call(getOrder, { as: buyer.headers, params: { id } })).answer();
  expect(order.lines).toMatchObject([
    { name, details: DETAILS, prices: PRICES, parts: ['Оправа', 'Бриллиант'] },
  ]);

  const forMessages = await getOrderForMessages(shop.context, { findStore: () => undefined }, id);
  const words = [name, ...DETAILS].join(', ');
  expect(receiptOf(forMessages, order.total).lines[0]?.description).toBe(words);
  const mail = composeWorkMail([{ ...forMessages, cityName: 'Москва', isDayPast: false, companion: null }]);
  expect(plain(mail.text)).toContain(plain(words));
});

const PICTURE = { hash: 'crown', alt: 'Оправа', width: 9, height: 9, background: 'light', placeholder: '' };

test.each([
  ['round', 'crown'],
  ['princess', undefined],
])('a photograph with a %s stone stands for a ring with a round one as %s', async (shownShape, seen) => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await makeSetting(shop, { sizes: [1700] });
  const offered = shop.checkout.findSku(skuId);
  if (!offered?.seat) throw new Error('no setting on sale');
  Object.assign(offered, { picture: PICTURE, seat: { ...offered.seat, shownShape } });
  const certificate = String(randomInt(1_000_000_000));
  const stone = { code: `gia-${certificate}`, certificate, name: 'Бриллиант', price: STONE_PRICE };
  const { stoneId } = await makeTestStone(shop.context, stone, shop.store.id);
  const { lines } = (
    await shop.call(addStoneToCart, { as: buyer.headers, body: { stoneId, skuId } })
  ).answer();
  expect(lines[0]?.picture?.hash).toBe(seen);

  const { id } = (await inCash(shop, buyer, STONE_PRICE + SEAT_PRICE)).answer();
  const order = (await shop.call(getOrder, { as: buyer.headers, params: { id } })).answer();
  expect(order.lines[0]?.picture?.hash).toBe(seen);
  // E-mails use the same rule, so they need the stone.
  const told = await getOrderForMessages(shop.context, { findStore: () => undefined }, id);
  expect(told.lines[0]?.stone?.shape).toBe('round');
});

test('an order of before keeps the name of its setting, with the stone beside it', async () => {
  const buyer = await shop.makeBuyer();
  await putRing(buyer);
  const { id } = (await inCash(shop, buyer, STONE_PRICE + SEAT_PRICE)).answer();
  const stone = 'Бриллиант, круг, 1,00 ct, 3/4, сертификат GIA 7140146212';
  const name = 'Оправа кольца «Корона» из розового золота';
  await shop.context.db
    .update(orderLines)
    .set({ name, options: { stone } })
    .where(eq(orderLines.orderId, id));
  const { lines } = (await shop.call(getOrder, { as: buyer.headers, params: { id } })).answer();
  expect(lines).toMatchObject([{ name, details: ['размер\u00A017', `б${stone.slice(1)}`], prices: [] }]);
});

function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}
