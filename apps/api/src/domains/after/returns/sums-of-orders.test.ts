import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine, applyPromoCode, wrapCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import {
  getOfficeInvoice,
  recordInvoicePayment,
  recordInvoiceRefund,
} from '@yahont/contracts/office/money/invoices.ts';
import { handOverPart } from '@yahont/contracts/office/returns.ts';
import { cancelOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { previewReturn } from '@yahont/contracts/returns/returns.ts';
import { kopecks } from '@yahont/values/money.ts';
import { findFaults } from '#src/domains/after/books/index.ts';
import { balance } from '#src/domains/people/loyalty/index.ts';
import { findTenders, moveOrder } from '#src/domains/buying/orders/index.ts';
import { orderScans } from '#src/domains/buying/orders/orders.tables.ts';
import { promoCodes } from '#src/domains/goods/promotions/promotions.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { codeFor, makeCertificate } from '#src/testing/money/certificates.ts';
import { sendOrder } from '#src/testing/orders.ts';
import { openReturnsShop, payWithCard, readOrder } from '#src/testing/returns/bought.ts';
import { ask, bringAndCheck, stepsOf } from '#src/testing/returns/steps.ts';
import { ROMASHKA } from '#src/testing/shop-parts/company.ts';
import type { TestBuyer, TestShop } from '#src/testing/shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { runJobs } from '#src/testing/sums/announcements.ts';
import { compareSums, type Traced } from '#src/testing/sums/compare-sums.ts';
import { histories, type History, type Step } from '#src/testing/sums/histories.ts';

/** Histories in one run; `SUMS_RUNS` asks for more, and `SUMS_SEED` for others. */
const RUNS = Number(process.env['SUMS_RUNS'] ?? 12);
const SEED = Number(process.env['SUMS_SEED'] ?? 28);
const POINTS = 2_000;

let shop: TestShop;
let head: TestStaff;
let finance: TestStaff;
beforeAll(async () => {
  shop = await openReturnsShop();
  await shop.context.db.insert(promoCodes).values(
    [5, 7].map((percent) => ({
      code: `SUMS${percent}`,
      percent,
      minTotal: 0,
      startsAt: new Date('2020-01-01'),
      endsAt: new Date('2100-01-01'),
    })),
  );
  head = await makeStaff(shop.context, ['head']);
  finance = await makeStaff(shop.context, ['finance']);
});
afterAll(() => shop.stop());

test(
  'whatever becomes of an order, every sum that a page or a message shows is that of the books',
  async () => {
    const done = new Set<string>();
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const { traced, order } = await place(history);
        await check(traced);
        await pay(history, traced, order);
        await check(traced);
        for (const step of history.steps) {
          await STEPS[step.kind](traced, step);
          await check(traced);
          done.add(step.kind);
        }
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
    expect(await findFaults(shop.database), 'what a restore compares').toEqual([]);
    expect(
      [...done].toSorted((a, b) => a.localeCompare(b)),
      'every kind of step was tried',
    ).toEqual(Object.keys(STEPS).toSorted((a, b) => a.localeCompare(b)));
  },
  60_000 + RUNS * 10_000,
);

async function check(traced: Traced): Promise<void> {
  shop.clock.advance(1000);
  await compareSums(traced, await runJobs(shop));
}

async function place(history: History): Promise<{ traced: Traced; order: Order }> {
  const isCompany = history.payment === 'invoice';
  const buyer = await shop.makeBuyer({ points: POINTS });
  await fill(buyer, history);
  const balances = isCompany ? [] : history.certificates;
  const ids = await Promise.all(balances.map((amount) => makeCertificate(shop, kopecks(amount))));
  const options = (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
  const wish = {
    ...courierOrder(options),
    payment: history.payment,
    bonus: isCompany ? 0 : history.points,
    certificates: ids.map(codeFor),
    ...(isCompany ? { company: ROMASHKA } : {}),
  };
  const asked = await sendOrder(shop, buyer, { ...wish, expectedTotal: 0 });
  const total = asked.status === 409 ? Number(asked.problem.context?.['total']) : 0;
  const order =
    asked.status === 201
      ? asked.answer()
      : (await sendOrder(shop, buyer, { ...wish, expectedTotal: total })).answer();
  const certificates = new Map(ids.map((id, index) => [id, balances[index] ?? 0]));
  return {
    traced: { shop, buyer, orderId: order.id, points: POINTS, certificates, transfers: [], told: 0 },
    order,
  };
}

async function fill({ headers: as }: TestBuyer, { pieces, promo }: History): Promise<void> {
  for (const { price, isWrapped } of pieces) {
    const { skuId } = await shop.makeProduct({ price: kopecks(price), storeId: shop.store.id });
    const { lines } = (await shop.call(addCartLine, { as, body: { skuId, quantity: 1 } })).answer();
    const id = lines.find((line) => 'skuId' in line && line.skuId === skuId)?.id ?? lines.at(-1)?.id ?? 0;
    if (isWrapped)
      (await shop.call(wrapCartLine, { as, params: { id }, body: { note: 'С любовью' } })).answer();
  }
  if (promo > 0) (await shop.call(applyPromoCode, { as, body: { code: `SUMS${promo}` } })).answer();
}

async function pay({ transfers }: History, traced: Traced, order: Order): Promise<void> {
  if (order.paymentKind === 'card' && order.canPay) await payWithCard(shop, traced.buyer, order.id);
  if (order.paymentKind !== 'invoice') return;
  const first = Math.round((order.due * transfers.first) / 100);
  const isSentBack = transfers.isSentBack && first < order.due;
  if (isSentBack) await payAndSendBack(order.id, first);
  const amounts = (
    isSentBack ? [order.due + transfers.surplus] : [first, order.due - first + transfers.surplus]
  ).filter((amount) => amount > 0);
  for (const [index, amount] of amounts.entries()) {
    const body = { paymentOrder: String(index + 1), amount, date: today() };
    (await shop.call(recordInvoicePayment, { ...(await invoiceOf(order.id)), body })).answer();
  }
  traced.transfers = amounts;
}

/** Finance takes a transfer back that was of another order. */
async function payAndSendBack(id: number, amount: number): Promise<void> {
  const body = { paymentOrder: '71', amount, date: today() };
  (await shop.call(recordInvoicePayment, { ...(await invoiceOf(id)), body })).answer();
  shop.clock.advance(1000);
  const back = { ...body, refundId: null, reason: 'перевод за другой заказ' };
  (await shop.call(recordInvoiceRefund, { ...(await invoiceOf(id)), body: back })).answer();
  shop.clock.advance(1000);
}

async function invoiceOf(id: number) {
  const as = finance.headers;
  const { version } = (await shop.call(getOfficeInvoice, { as, params: { id } })).answer();
  return { as, params: { id }, headers: { 'if-match': `"${version}"` } };
}

function today(): string {
  return new Date(shop.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
}

/** How each kind of step is done, by the calls of shopper and staff. */
const STEPS: { readonly [K in Step['kind']]: (traced: Traced, step: Step) => Promise<void> } = {
  cancel: async ({ buyer, orderId }) => {
    (await shop.call(cancelOrder, { as: buyer.headers, params: { id: orderId } })).answer();
    await sendBack(orderId);
  },
  'hand-over': async (traced, step) => {
    if (step.kind !== 'hand-over') return;
    const { buyer, orderId } = traced;
    for (const to of ['assembling', 'in-delivery'] as const) await move(orderId, to);
    const order = await readOrder(shop, buyer, orderId);
    const left = choose(order, step.left).slice(0, order.lines.length - 1);
    if (left.length === 0) {
      await move(orderId, 'completed');
      return;
    }
    const uins = order.lines.flatMap((line) => line.uins);
    await scan(orderId, uins);
    const call = { as: head.headers, params: { id: orderId } };
    (await shop.call(handOverPart, { ...call, body: { takenBack: left } })).answer();
    await sendBack(orderId);
  },
  return: async (traced, step) => {
    if (step.kind !== 'return') return;
    const { buyer, orderId } = traced;
    const order = await readOrder(shop, buyer, orderId);
    const lineIds = choose(order, step.lines);
    if (lineIds.length === 0) return;
    const reason = order.company === null ? 'not-liked' : 'defect';
    const { id } = (await ask(shop, buyer, order, { lineIds, reason })).answer();
    const steps = stepsOf(shop, head);
    await bringAndCheck(steps, id);
    const call = { as: buyer.headers, params: { id: orderId }, query: { lines: lineIds.join() } };
    const preview = (await shop.call(previewReturn, call)).answer();
    const before = await findTenders(shop.context.db, [orderId]);
    const points = await balance(shop.context.db, buyer.accountId);
    const decided = (await steps.refund(id)).answer();
    const promised = preview.parts.reduce((sum, part) => sum + (part.points ?? 0), 0);
    expect(await balance(shop.context.db, buyer.accountId), 'points that were promised').toBe(
      points + promised - preview.pointsTaken,
    );
    expect(preview.amount, 'what was promised').toBe(decided.refund?.amount);
    const after = await findTenders(shop.context.db, [orderId]);
    for (const { kind, amount } of preview.parts) {
      const back = (rows: typeof after) =>
        rows.reduce((sum, tender) => sum + (tender.kind === kind ? tender.refunded : 0), 0);
      expect(back(after) - back(before), kind).toBe(amount);
    }
    if ((decided.refund?.cashDue ?? 0) > 0) (await steps.payCash(id)).answer();
    await sendBack(orderId);
  },
};

/** Lines of an order that its buyer still has, by numbers that wrap. */
function choose({ lines }: Order, numbers: readonly number[]): number[] {
  const kept = lines.filter(({ back }) => back === null);
  return [...new Set(numbers.flatMap((number) => kept[number % Math.max(1, kept.length)]?.id ?? []))];
}

/** Finance sends back what is due by transfer, refunds and nothing else. */
async function sendBack(orderId: number): Promise<void> {
  const tenders = await findTenders(shop.context.db, [orderId]);
  if (!tenders.some(({ kind }) => kind === 'invoice')) return;
  const invoice = await shop.call(getOfficeInvoice, { as: finance.headers, params: { id: orderId } });
  for (const { id: refundId, amount } of invoice.answer().refunds) {
    const body = {
      paymentOrder: `9${refundId.slice(0, 4)}`.replaceAll(/\D/g, '1'),
      amount,
      date: today(),
      refundId,
    };
    (await shop.call(recordInvoiceRefund, { ...(await invoiceOf(orderId)), body })).answer();
  }
}

async function move(orderId: number, to: 'assembling' | 'in-delivery' | 'completed'): Promise<void> {
  const moved = await shop.context.db.transaction((tx) =>
    moveOrder(tx, asSystem(shop.context, 'command'), { orderId, to, note: null }),
  );
  expect(moved.ok, to).toBe(true);
}

async function scan(orderId: number, uins: readonly string[]): Promise<void> {
  const scanned = { orderId, staffId: head.staffId, at: shop.clock.now(), isManual: false };
  await shop.context.db.insert(orderScans).values(uins.map((uin) => ({ ...scanned, uin })));
}
