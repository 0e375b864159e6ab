import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { getOrderReturns, listReturns, previewReturn } from '@yahont/contracts/returns/returns.ts';
import { kopecks } from '@yahont/values/money.ts';
import { placeOrder } from '#src/domains/buying/checkout/place-order.ts';
import { burnPoints } from '#src/domains/people/loyalty/burning/burn-points.ts';
import { balance, comingBurn } from '#src/domains/people/loyalty/index.ts';
import { carryOutRefund } from '#src/domains/buying/payment/index.ts';
import type { Refund } from '#src/domains/buying/payment/provider.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { certificateBalance, makeCertificate } from '#src/testing/money/certificates.ts';
import { notingBank } from '#src/testing/money/noting-bank.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { fillCart, orderBody, sendOrder } from '#src/testing/orders.ts';
import {
  buyRings,
  handOverAll,
  openReturnsShop,
  payWithCard,
  readOrder,
  RING,
} from '#src/testing/returns/bought.ts';
import { buyerWith } from '#src/testing/returns/special-cart.ts';
import { ask, bringAndCheck, stepsOf, type Steps } from '#src/testing/returns/steps.ts';
import type { TestBuyer, TestShop } from '#src/testing/shop.ts';
import { makeStaff } from '#src/testing/staff.ts';

const WRAP = 35_000;

/** What the bank was asked to give back. */
const asked: Refund[] = [];
let shop: TestShop;
let head: Steps;
beforeAll(async () => {
  shop = await openReturnsShop({
    createProvider: notingBank(asked),
  });
  head = stepsOf(shop, await makeStaff(shop.context, ['head']));
});
afterAll(() => shop.stop());

/** Gives lines back, up to the decision and the bank; answers with what the shop says goes back. */
async function giveBack(buyer: TestBuyer, order: Order, lineIds: readonly number[]): Promise<number> {
  const { id } = (await ask(shop, buyer, order, { lineIds: [...lineIds] })).answer();
  await bringAndCheck(head, id);
  const preview = await previewOf(buyer, order, lineIds);
  const [before, points] = await sumsOf(buyer, order);
  const { refund } = (await head.refund(id)).answer();
  if (refund === null) throw new Error('nothing was refunded');
  const [after, pointsLeft] = await sumsOf(buyer, order);
  // The page of the return has promised exactly this.
  expect(preview.amount).toBe(refund.amount);
  expect(Object.fromEntries(preview.parts.map(({ kind, amount }) => [kind, amount]))).toEqual(
    Object.fromEntries(
      [...after].flatMap(([kind, sum]) => {
        const part = sum - (before.get(kind) ?? 0);
        return part > 0 ? [[kind, part]] : [];
      }),
    ),
  );
  const fromPoints = preview.parts.find(({ kind }) => kind === 'bonus')?.amount ?? 0;
  expect(Math.abs(pointsLeft - points + preview.pointsTaken - fromPoints / 100)).toBeLessThan(1);
  await carryOutRefund(shop.context, shop.payment, refund.id);
  return refund.amount;
}

async function previewOf(buyer: TestBuyer, order: Order, lineIds: readonly number[]) {
  const query = { lines: lineIds.join(',') };
  return (await shop.call(previewReturn, { as: buyer.headers, params: { id: order.id }, query })).answer();
}

/** What went back to each tender, and the points of the buyer. */
async function sumsOf(buyer: TestBuyer, order: Order): Promise<[Map<string, number>, number]> {
  const { tenders } = await readOrder(shop, buyer, order.id);
  const back = new Map<string, number>(tenders.map(({ kind, refunded: sum }) => [kind, sum]));
  return [back, await balance(shop.context.db, buyer.accountId)];
}

const refunded = async (buyer: TestBuyer, order: Order) =>
  (await readOrder(shop, buyer, order.id)).tenders.map(({ kind, refunded: back }) => [kind, back]);

const idsOf = (order: Order) => order.lines.map(({ id }) => id);

test('points, a certificate and a card get their shares back to the kopeck, line by line', async () => {
  const buyer = await shop.makeBuyer({ points: 1_000 });
  const certificate = await makeCertificate(shop, kopecks(1_200_000));
  const price = kopecks(1_000_001);
  const { skuId } = await shop.makeProduct({ price, stock: 3 });
  await fillCart(shop, buyer, skuId, 3);
  const expectedTotal = 3 * price - 100_000 - 1_200_000;
  const input = {
    ...orderBody(shop, { bonus: 1_000, expectedTotal }),
    bonus: 1_000,
    company: null,
    receiver: null,
    savedCardId: null,
    savesCard: false,
    certificates: [],
    comment: '',
    noCalls: false,
    hidesPrice: false,
  };
  const placed = await placeOrder(shop.contextOf(buyer), shop.checkout, {
    key: randomUUID(),
    input: {
      ...input,
      contact: { ...input.contact, surName: '', email: 'anna@example.ru' },
      delivery: { kind: 'pickup', storeId: shop.store.id },
    },
    certificateIds: [certificate],
  });
  if (!placed.ok) throw new Error(placed.reason);
  const { order } = placed;
  await payWithCard(shop, buyer, order.id);
  await handOverAll(shop, order.id);
  const [first = 0, ...others] = idsOf(order);
  const shown = await shop.call(getOrderReturns, { as: buyer.headers, params: { id: order.id } });
  const fromPoints = order.lines[0]?.bonusDiscount ?? 0;
  expect(shown.answer().lines[0]).toMatchObject({ amount: price, fromPoints });

  expect(await giveBack(buyer, order, [first])).toBe(price);
  expect(await refunded(buyer, order)).toEqual([
    ['bonus', fromPoints],
    ['certificate', price - fromPoints],
    ['card', 0],
  ]);
  expect(await certificateBalance(shop, certificate)).toBe(price - fromPoints);
  expect(await giveBack(buyer, order, others)).toBe(2 * price);
  expect(await refunded(buyer, order)).toEqual([
    ['bonus', 100_000],
    ['certificate', 1_200_000],
    ['card', expectedTotal],
  ]);
  expect(await balance(shop.context.db, buyer.accountId)).toBe(1_000);
  expect((await readOrder(shop, buyer, order.id)).status).toBe('refunded');
  const own = (await shop.call(listReturns, { as: buyer.headers })).answer().items;
  expect(own.map(({ amount, isPaidBack }) => [amount, isPaidBack])).toEqual([
    [2 * price, true],
    [price, true],
  ]);
});

test('a wrapped ring brings its wrap back with it, and an engraved one comes back only when it is faulty', async () => {
  const ring = { price: RING, storeId: shop.store.id };
  const [{ skuId }, second] = [await shop.makeProduct(ring), await shop.makeProduct(ring)];
  const engraving = { service: 'engraving' as const, note: 'Навсегда' };
  const buyer = await buyerWith(
    shop,
    { kind: 'jewellery', skuId, services: [{ service: 'gift-wrap', note: 'Маме' }] },
    { kind: 'jewellery', skuId: second.skuId, services: [engraving] },
  );
  const total = 2 * RING + WRAP + 190_000;
  const placed = (await sendOrder(shop, buyer, { payment: 'card', expectedTotal: total })).answer();
  await payWithCard(shop, buyer, placed.id);
  await handOverAll(shop, placed.id);
  const [wrapped, engraved] = placed.lines;
  const wrapId = wrapped?.services[0]?.id ?? 0;
  const { lines } = (
    await shop.call(getOrderReturns, { as: buyer.headers, params: { id: placed.id } })
  ).answer();
  expect(lines).toMatchObject([
    { lineId: wrapped?.id, amount: RING + WRAP, unwanted: { isReturnable: true } },
    {
      lineId: engraved?.id,
      amount: RING + 190_000,
      unwanted: { isReturnable: false, reason: 'made-to-order' },
      faulty: { isReturnable: true },
    },
  ]);
  const alone = await ask(shop, buyer, placed, { lineIds: [wrapId] });
  expect(alone.problem).toMatchObject({ code: 'with-its-piece', context: { lineId: wrapId } });
  const both = await ask(shop, buyer, placed);
  expect(both.problem).toMatchObject({ code: 'made-to-order', context: { lineId: engraved?.id } });

  const before = asked.length;
  expect(await giveBack(buyer, placed, [wrapped?.id ?? 0])).toBe(RING + WRAP);
  // The buyer had received them, so the receipt returns a sale, not a prepayment.
  expect(asked.slice(before).flatMap(({ receipt }) => receipt.lines)).toEqual([
    { description: wrapped?.name, amount: RING, subject: 'commodity', mode: 'settled' },
    {
      description: 'Открытка от руки в подарочной упаковке',
      amount: WRAP,
      subject: 'service',
      mode: 'settled',
    },
  ]);
  const faulty = { lineIds: [engraved?.id ?? 0], reason: 'defect' as const };
  const { id } = (await ask(shop, buyer, placed, faulty)).answer();
  await bringAndCheck(head, id);
  expect((await head.refund(id, 'claim')).answer().refund?.amount).toBe(RING + 190_000);
  expect(await refunded(buyer, placed)).toEqual([['card', total]]);
});

test('the delivery goes back with the last line, and not before', async () => {
  const { buyer, order, price, delivery } = await orderByCourier();
  const [first = 0, second = 0] = idsOf(order);
  expect(await giveBack(buyer, order, [first])).toBe(price);
  expect(await giveBack(buyer, order, [second])).toBe(price + delivery);
  expect(await refunded(buyer, order)).toEqual([['card', 2 * price + delivery]]);
  const last = (await shop.call(listReturns, { as: buyer.headers })).answer().items[0];
  expect(last).toMatchObject({ amount: price + delivery, lines: [{ amount: price }] });
});

test('two returns that are decided at once give the delivery back once', async () => {
  const { buyer, order, price, delivery } = await orderByCourier();
  const ids: number[] = [];
  for (const lineId of idsOf(order))
    ids.push((await ask(shop, buyer, order, { lineIds: [lineId] })).answer().id);
  for (const id of ids) await bringAndCheck(head, id);
  const decided = await Promise.all(ids.map((id) => head.refund(id)));
  const amounts = decided.map(({ answer }) => answer().refund?.amount ?? 0);
  expect(amounts.toSorted((a, b) => a - b)).toEqual([price, price + delivery]);
  expect(await refunded(buyer, order)).toEqual([['card', 2 * price + delivery]]);
});

/** Two rings that a courier brought for a price, in the hands of their buyer. */
async function orderByCourier() {
  const buyer = await shop.makeBuyer();
  const price = kopecks(200_000);
  const { skuId } = await shop.makeProduct({ price, stock: 2 });
  await fillCart(shop, buyer, skuId, 2);
  const options = (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
  const { price: delivery } = options.courier;
  expect(delivery).toBeGreaterThan(0);
  const order = (await sendOrder(shop, buyer, courierOrder(options))).answer();
  await payWithCard(shop, buyer, order.id);
  await handOverAll(shop, order.id);
  return { buyer, order, price, delivery };
}

test('a gift certificate is no thing to return, and keeps the delivery of its order', async () => {
  const { skuId } = await shop.makeProduct({ price: RING, storeId: shop.store.id });
  const options = { amount: kopecks(500_000) };
  const buyer = await buyerWith(shop, { kind: 'jewellery', skuId }, { kind: 'certificate', options });
  const expectedTotal = RING + 500_000;
  const order = (await sendOrder(shop, buyer, { payment: 'card', expectedTotal })).answer();
  await payWithCard(shop, buyer, order.id);
  await handOverAll(shop, order.id);
  const [ring = 0, certificate = 0] = idsOf(order);
  const { problem } = await ask(shop, buyer, order);
  expect(problem).toMatchObject({ code: 'certificate', context: { lineId: certificate } });
  // Its money is on it, so no sum is promised for it either.
  const promised = await shop.call(previewReturn, {
    as: buyer.headers,
    params: { id: order.id },
    query: { lines: String(certificate) },
  });
  expect(promised.problem).toMatchObject({
    code: 'already-returned',
    context: { lineId: certificate },
  });
  expect(await giveBack(buyer, order, [ring])).toBe(RING);
  expect((await readOrder(shop, buyer, order.id)).status).toBe('completed');
});

test('what points paid comes back as points, and the piece belongs to no order', async () => {
  const { buyer, order } = await buyRings(shop, { bonus: 3_000, payment: 'card' });
  const { id } = (await ask(shop, buyer, order)).answer();
  await bringAndCheck(head, id);
  (await head.refund(id)).answer();
  expect(await refunded(buyer, order)).toEqual([
    ['bonus', 300_000],
    ['card', RING - 300_000],
  ]);
  expect(await refundIdsOf(shop.context.db, order.id)).toHaveLength(1);
  const [left] = await shop.context.db
    .select({ orderId: items.orderId })
    .from(items)
    .where(eq(items.uin, order.lines[0]?.uins[0] ?? ''));
  expect(left?.orderId).toBeNull();
});

test('points that burnt are not named among those that a return takes', async () => {
  const { buyer, order } = await buyRings(shop);
  expect((await previewOf(buyer, order, idsOf(order))).pointsTaken).toBeGreaterThan(0);
  shop.clock.set((await comingBurn(shop.context.db, buyer.accountId))?.at ?? new Date(0));
  await burnPoints(shop.context);
  expect((await previewOf(buyer, order, idsOf(order))).pointsTaken).toBe(0);
});
