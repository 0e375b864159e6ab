import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  listStuckReceipts,
  recordReceiptMade,
  sendReceiptAgain,
} from '@yahont/contracts/office/money/receipts.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { listOrderReceipts } from '@yahont/contracts/payment/receipts.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { kopecks, roubles } from '@yahont/values/money.ts';
import { findLines } from '#src/domains/buying/orders/index.ts';
import {
  carryOutRefund,
  closeSale,
  processDueReceipts,
  reconcileDay,
  requestRefund,
} from '#src/domains/buying/payment/index.ts';
import { paymentData } from '#src/domains/buying/payment/personal-data.ts';
import { asSystem } from '#src/platform/context.ts';
import { makeCertificate } from '#src/testing/money/certificates.ts';
import { MIXED_PRICE, placeMixed } from '#src/testing/money/mixed-order.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import { fillCart, makeOrder, sendOrder } from '#src/testing/orders.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';
import { makeStaff } from '#src/testing/staff.ts';
import type { TestBuyer } from '#src/testing/shop.ts';

const HOUR_MS = 3_600_000;
const PRICE = roubles(50_000);

let house: YookassaShop;
beforeAll(async () => {
  house = await openYookassaShop();
});
afterEach(() => {
  house.fake.books.later.refunds = false;
  house.fake.ignoresFilters = false;
  house.fake.isAway = false;
  house.fake.unlisted.clear();
});
afterAll(() => house.stop());

test('a refund has a receipt as soon as it is made, and the numbers, sum and day of YooKassa', async () => {
  const { fake, shop } = house;
  const { buyer, order } = await bought(1);
  house.fake.books.later.refunds = true;
  const refundId = await promise(order, 'rest');
  const carryOut = () => carryOutRefund(shop.context, shop.payment, refundId);
  await carryOut();
  expect(await refundReceipts(order), 'it is not made yet').toEqual([]);
  fake.books.endRefunds('succeeded');
  await Promise.all([carryOut(), carryOut()]);
  await carryOut();
  expect(await refundReceipts(order)).toMatchObject([{ state: 'registering', refundId, amount: PRICE }]);

  await settle();
  const read = async () => {
    const call = { as: buyer.headers, params: { id: order.id } };
    return (await shop.call(listOrderReceipts, call)).answer().items;
  };
  expect((await read()).at(-1)).toMatchObject({ kind: 'refund', amount: PRICE, fiscal: null });
  shop.clock.advance(30 * HOUR_MS);
  fake.books.fiscalise();
  const registeredAt = shop.clock.now().toISOString();
  await settle();
  const theirs = fake.receipts.find(({ type, payment_id: id }) => type === 'refund' && id === paidBy(order));
  expect((await read()).map(({ kind }) => kind)).toEqual(['payment', 'closing', 'refund']);
  expect((await read()).at(-1)).toEqual({
    id: expect.any(String),
    kind: 'refund',
    means: null,
    amount: PRICE,
    at: registeredAt,
    fiscal: {
      document: theirs?.fiscal_document_number,
      storage: theirs?.fiscal_storage_number,
      sign: theirs?.fiscal_attribute,
    },
  });
  const asked = fake.seen.flatMap(({ path }) => (path.includes('refund_id=') ? [path] : []));
  expect(new Set(asked)).toEqual(new Set([`/v3/receipts?refund_id=${theirs?.refund_id}&limit=100`]));
});

test('each part that comes back has a receipt of its own, also when YooKassa answers with those of others', async () => {
  const { fake } = house;
  const { order } = await bought(3);
  const [one, two] = await findLines(house.shop.context.db, [order.id]);
  await giveBack(order, [one?.id ?? 0]);
  fake.books.fiscalise();
  house.shop.clock.advance(1000);
  await giveBack(order, [two?.id ?? 0]);
  fake.ignoresFilters = true;
  await settle();
  expect(await refundReceipts(order), 'the number of the first is not taken for the second').toMatchObject([
    { state: 'registered', amount: PRICE },
    { state: 'registering', amount: PRICE, documentNumber: null },
  ]);
  fake.books.fiscalise();
  await settle();
  const [first, second] = await refundReceipts(order);
  expect(second).toMatchObject({ state: 'registered' });
  const theirs = fake.receipts.filter((each) => each.type === 'refund' && each.payment_id === paidBy(order));
  expect([first?.documentNumber, second?.documentNumber]).toEqual(
    theirs.map(({ fiscal_document_number: number }) => number),
  );
});

test('a receipt that YooKassa could not register is left to staff at once, who make it', async () => {
  const { shop, fake } = house;
  const { buyer, order } = await bought(1);
  await giveBack(order, 'rest');
  fake.books.refuseRefundReceipts();
  await settle();
  const [refused] = await refundReceipts(order);
  expect(refused).toMatchObject({ state: 'dead' });
  const { headers } = await makeStaff(shop.context, ['finance']);
  const { items } = (await shop.call(listStuckReceipts, { as: headers })).answer();
  expect(items[0]).toMatchObject({
    id: refused?.id,
    orderNumber: order.number,
    kind: 'refund',
    state: 'dead',
    amount: PRICE,
  });
  const person = { accountId: buyer.accountId, phone: null, addresses: [], ownAddresses: [] };
  const hindrance = () => paymentData.findHindrance(shop.context.db, person);
  expect(await hindrance()).toEqual({ reason: 'open-payments', orders: [order.number] });
  const body = { fiscal: { document: '77', storage: '9288000100115785', sign: '2617603921' } };
  (await shop.call(recordReceiptMade, { as: headers, params: { id: refused?.id ?? '' }, body })).answer();
  expect(await refundReceipts(order)).toMatchObject([{ state: 'registered', documentNumber: '77' }]);
  expect(await hindrance()).toBeNull();
});

test('a receipt that does not come is asked for with longer pauses, then left to staff, who ask once more', async () => {
  const { shop, fake } = house;
  const { order } = await bought(1);
  await giveBack(order, 'rest');
  const made = fake.receipts.at(-1);
  fake.unlisted.add(made?.id ?? '');
  fake.spoilNext({ kind: 'refused', status: 500 });
  fake.spoilNext({ kind: 'half' });
  const since = shop.clock.now().getTime();
  for (let round = 0; round < 40; round += 1) {
    await settle();
    if ((await refundReceipts(order))[0]?.state === 'dead') break;
  }
  expect(await refundReceipts(order)).toMatchObject([
    { state: 'dead', tries: 16, fault: 'the provider has not registered it' },
  ]);
  expect(shop.clock.now().getTime() - since).toBeGreaterThan(24 * HOUR_MS);

  const { headers } = await makeStaff(shop.context, ['finance']);
  const [dead] = await refundReceipts(order);
  (await shop.call(sendReceiptAgain, { as: headers, params: { id: dead?.id ?? '' } })).answer();
  fake.unlisted.clear();
  fake.books.fiscalise();
  await processDueReceipts(shop.context, shop.payment);
  expect(await refundReceipts(order)).toMatchObject([
    { state: 'registered', documentNumber: made?.fiscal_document_number },
  ]);
  expect(
    fake.receipts.filter(({ type, payment_id: id }) => type === 'refund' && id === paidBy(order)),
  ).toEqual([made]);
});

test('a bank that is away leaves the receipt to the next round', async () => {
  const { fake } = house;
  const { order } = await bought(1);
  await giveBack(order, 'rest');
  fake.isAway = true;
  await settle();
  expect(await refundReceipts(order)).toMatchObject([
    { state: 'registering', tries: 1, fault: 'YooKassa is unavailable' },
  ]);
  fake.isAway = false;
  fake.books.fiscalise();
  await settle();
  expect(await refundReceipts(order)).toMatchObject([{ state: 'registered', fault: null }]);
});

test('the report of a day names the refund whose receipt the tax service does not have', async () => {
  const { shop, fake } = house;
  const { order } = await bought(1);
  await giveBack(order, 'rest');
  const { refund_id: refundProviderId } = fake.receipts.at(-1) ?? {};
  const day = cityDate(shop.clock.now(), 3);
  const compare = async () =>
    (await reconcileDay(shop.context, shop.payment, day)).filter(
      ({ of, orderNumber }) => of === 'refund' && orderNumber === order.number,
    );
  expect(await compare()).toEqual([
    {
      kind: 'receipt',
      of: 'refund',
      provider: 'yookassa',
      providerId: refundProviderId,
      orderNumber: order.number,
      here: { state: 'registering', amount: PRICE },
      there: null,
      isSettled: false,
    },
  ]);
  fake.books.fiscalise();
  await settle();
  expect(await compare()).toEqual([]);
});

test('only what YooKassa gives back has its receipt: points, certificates and cash have none', async () => {
  const { shop } = house;
  const buyer = await shop.makeBuyer({ points: 500 });
  const certificate = await makeCertificate(shop, kopecks(400_000));
  const mixed = await placeMixed(shop, buyer, { pieces: 2, bonus: 500, certificateIds: [certificate] });
  await house.pay(buyer, mixed);
  await giveBack(mixed, 'rest');
  expect(await refundReceipts(mixed)).toMatchObject([{ amount: MIXED_PRICE * 2 - 50_000 - 400_000 }]);

  const free = await shop.makeBuyer();
  const whole = await makeCertificate(shop, kopecks(MIXED_PRICE));
  const balances = await placeMixed(shop, free, { pieces: 1, certificateIds: [whole] });
  await giveBack(balances, 'rest');
  expect(await refundReceipts(balances)).toEqual([]);

  const cash = await makeOrder(shop, { payment: 'cash' });
  await handOverAll(shop, cash.order.id);
  shop.clock.advance(1000);
  await giveBack(cash.order, 'rest');
  expect(await refundReceipts(cash.order)).toEqual([]);
});

/** An order by card of so many pieces, which its buyer has. */
async function bought(pieces: number): Promise<{ buyer: TestBuyer; order: Order }> {
  const { shop } = house;
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ price: PRICE, stock: pieces });
  await fillCart(shop, buyer, skuId, pieces);
  const order = (await sendOrder(shop, buyer, { expectedTotal: PRICE * pieces })).answer();
  await house.pay(buyer, order);
  await handOverAll(shop, order.id);
  await closeSale(shop.context, shop.payment, order.id);
  shop.clock.advance(1000);
  return { buyer, order };
}

/** Id of the payment of an order at YooKassa. */
function paidBy({ id }: Order): string | undefined {
  return [...house.fake.payments.values()].find(({ metadata }) => metadata['order_id'] === String(id))?.id;
}

async function promise({ id: orderId }: Order, lines: number[] | 'rest'): Promise<string> {
  const { context } = house.shop;
  const refundId = await context.db.transaction((tx) =>
    requestRefund(tx, asSystem(context, 'command'), {
      orderId,
      reason: 'returned',
      lines,
      withDelivery: lines === 'rest',
    }),
  );
  return refundId ?? '';
}

async function giveBack(order: Order, lines: number[] | 'rest'): Promise<void> {
  await carryOutRefund(house.shop.context, house.shop.payment, await promise(order, lines));
}

/** What the schedule does, hours later. */
async function settle(): Promise<void> {
  house.shop.clock.advance(4 * HOUR_MS);
  await processDueReceipts(house.shop.context, house.shop.payment);
}

async function refundReceipts(order: Order) {
  return (await house.receiptsOf(order)).filter(({ kind }) => kind === 'refund');
}
