import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { giveBackCertificate } from '@yahont/contracts/certificates/certificates.ts';
import { kopecks } from '@yahont/values/money.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { asSystem } from '#src/platform/context.ts';
import { moveOrder } from '#src/domains/buying/orders/index.ts';
import { requestRefund } from '#src/domains/buying/payment/refunds/request-refund.ts';
import { codeFor, makeCertificate } from '#src/testing/money/certificates.ts';
import { sellCertificate } from '#src/testing/money/sold-certificates.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { certificateEntries } from '../certificates.tables.ts';
import { expireCertificates } from './expire.sql.ts';
import { writeEntry } from './write-entry.ts';

const RING = 1_500_000;
const DAY_MS = 86_400_000;
const STEPS = 200;

let shop: TestShop;
let skuId: number;
beforeAll(async () => {
  shop = await openTestShop();
  ({ skuId } = await shop.makeProduct({ price: kopecks(RING), stock: 400 }));
});
afterAll(() => shop.stop());

/** The same numbers in every run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Purchase = { buyer: TestBuyer; order: Order };

/** An order of two rings, paid with certificates as far as they go and the rest in cash. */
async function orderWith(ids: readonly string[]): Promise<Purchase | null> {
  const buyer = await shop.makeBuyer();
  await fillCart(shop, buyer, skuId, 2);
  const certificates = ids.map(codeFor);
  const asked = await sendOrder(shop, buyer, { payment: 'cash', certificates, expectedTotal: 0 });
  if (asked.status === 201) return { buyer, order: asked.answer() };
  if (asked.problem.code !== 'total-changed') {
    expect(asked.problem.code).toBe('certificate-unusable');
    return null;
  }
  const expectedTotal = Number(asked.problem.context?.['total']);
  const order = await sendOrder(shop, buyer, { payment: 'cash', certificates, expectedTotal });
  return { buyer, order: order.answer() };
}

async function complete({ order }: Purchase): Promise<void> {
  for (const to of ['assembling', 'ready', 'completed'] as const)
    await shop.context.db.transaction((tx) =>
      moveOrder(tx, asSystem(shop.context, 'jobs'), { orderId: order.id, to, note: null }),
    );
}

async function takeBack({ order }: Purchase): Promise<void> {
  const lines = order.lines.slice(0, 1).map(({ id }) => id);
  await shop.context.db.transaction((tx) =>
    requestRefund(tx, asSystem(shop.context, 'jobs'), {
      orderId: order.id,
      reason: 'returned',
      lines,
      withDelivery: false,
    }),
  );
}

/** The balance of each account in the whole ledger, and the balances in the certificates. */
async function books() {
  const [row] = await rowsOf<Record<string, number>>(
    shop.context.db,
    sql`select
      (select coalesce(sum(amount), 0)::float8 from certificates) as issued,
      (select coalesce(sum(balance), 0)::float8 from certificates) as "left",
      ${heldBy('sold')} as sold, ${heldBy('balance')} as balance, ${heldBy('used')} as used,
      ${heldBy('expired')} as expired, ${heldBy('voided')} as voided`,
  );
  if (!row) throw new Error('no sums');
  const { issued = 0, left = 0, sold = 0, balance = 0, used = 0, expired = 0, voided = 0 } = row;
  return { issued, left, sold, balance, used, expired, voided };
}

function heldBy(account: string) {
  return sql`(select coalesce(sum(case when to_account = ${account} then amount else 0 end)
    - sum(case when from_account = ${account} then amount else 0 end), 0)::float8 from certificate_entries)`;
}

test('after any history what was issued is what is used, left, expired and given back', async () => {
  const random = randomOf(20_261_122);
  const ids: string[] = [];
  const sold: { buyer: TestBuyer; id: string }[] = [];
  const open: Purchase[] = [];
  const completed: Purchase[] = [];
  const pick = <T>(list: T[]): T | undefined => list.splice(random(list.length), 1)[0];
  const steps: (() => Promise<unknown>)[] = [
    async () =>
      ids.push(
        await makeCertificate(shop, kopecks((3 + random(40)) * 100_000), {
          lifeMs: (20 + random(200)) * DAY_MS,
        }),
      ),
    async () => {
      const one = await sellCertificate(shop, kopecks(500_000));
      sold.push(one);
      ids.push(one.id);
    },
    async () => {
      const used = ids.filter(() => random(ids.length) < 2).slice(0, 3);
      const bought = await orderWith(used);
      if (bought) open.push(bought);
    },
    async () => {
      const bought = pick(open);
      if (bought)
        (
          await shop.call(cancelOrder, { as: bought.buyer.headers, params: { id: bought.order.id } })
        ).answer();
    },
    async () => {
      const bought = pick(open);
      if (!bought) return;
      await complete(bought);
      completed.push(bought);
    },
    async () => {
      const bought = pick(completed);
      if (bought) await takeBack(bought);
    },
    async () => {
      const one = pick(sold);
      if (one) await shop.call(giveBackCertificate, { as: one.buyer.headers, params: { id: one.id } });
    },
    async () => {
      shop.clock.advance((5 + random(20)) * DAY_MS);
      await expireCertificates(shop.context);
    },
  ];
  for (let step = 0; step < STEPS; step += 1) {
    // Sales and orders are more frequent than the rest.
    await steps[random(2) === 0 ? random(3) : random(steps.length)]?.();
  }
  const { issued, left, sold: paid, balance, used, expired, voided } = await books();
  expect(issued).toBe(used + left + expired + voided);
  expect([balance, -paid]).toEqual([left, issued]);
  // Each kind happened, so that the total is meaningful.
  expect(Math.min(used, left, expired, voided)).toBeGreaterThan(0);
});

test('the database refuses a balance that the ledger does not explain, and an entry that is no move', async () => {
  const id = await makeCertificate(shop, kopecks(300_000));
  const { db } = shop.context;
  await expect(db.execute(sql`update certificates set balance = 1 where id = ${id}`)).rejects.toThrow();
  await expect(
    db.execute(sql`delete from certificate_entries where certificate_id = ${id}`),
  ).rejects.toThrow();
  const entry = {
    certificateId: id,
    amount: kopecks(1),
    createdAt: shop.clock.now(),
    reason: 'expired' as const,
  };
  const backwards = { ...entry, fromAccount: 'expired' as const, toAccount: 'balance' as const };
  await expect(db.insert(certificateEntries).values(backwards)).rejects.toThrow();
  const tooMuch = { certificateId: id, amount: kopecks(300_001), at: shop.clock.now() };
  await expect(db.transaction((tx) => writeEntry(tx, 'expired', tooMuch))).rejects.toThrow();
});
