import { randomUUID } from 'node:crypto';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { TenderState } from '@yahont/contracts/orders/orders.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import {
  isBalance,
  isOnline,
  ONLINE_KINDS,
  type OnlineKind,
  type TenderKind,
} from '@yahont/values/sums/tenders.ts';
import { builtOnce } from '#src/platform/database/built-once.ts';
import type { Db } from '#src/platform/database/database.ts';
import { lockAccount } from '#src/domains/people/accounts/index.ts';
import { giveBackHeld, lockToGiveBack } from '#src/domains/goods/certificates/index.ts';
import { returnSpent } from '#src/domains/people/loyalty/index.ts';
import { IS_ORDER_SETTLED } from './order-settled.sql.ts';
import { SHOWN_REFUNDED } from './shown-refunded.sql.ts';
import { orderTenders } from './tenders.tables.ts';

export type TenderRow = typeof orderTenders.$inferSelect;

const tendersOf = builtOnce(['orderIds'], (db, { orderIds }) =>
  db
    .select()
    .from(orderTenders)
    .where(sql`${orderTenders.orderId} = any(${orderIds}::bigint[])`)
    .orderBy(asc(orderTenders.orderId), asc(orderTenders.position))
    .prepare('tenders_of_orders'),
);

/** Tenders of several orders, in the order in which they were written. */
export async function findTenders(db: Db, orderIds: readonly number[]): Promise<TenderRow[]> {
  if (orderIds.length === 0) return [];
  return tendersOf(db, { orderIds });
}

const shownTendersOf = builtOnce(['orderIds'], (db, { orderIds }) =>
  db
    .select({ ...getTableColumns(orderTenders), refunded: SHOWN_REFUNDED })
    .from(orderTenders)
    .where(sql`${orderTenders.orderId} = any(${orderIds}::bigint[])`)
    .orderBy(asc(orderTenders.orderId), asc(orderTenders.position))
    .prepare('shown_tenders_of_orders'),
);

/** The same as their buyer sees them, who does not learn of the exchange of a present. */
export async function findShownTenders(db: Db, orderIds: readonly number[]): Promise<TenderRow[]> {
  if (orderIds.length === 0) return [];
  return shownTendersOf(db, { orderIds });
}

/** Locks the tenders of an order until the transaction ends. Lock the order first. */
export async function lockTenders(tx: Db, orderId: number): Promise<TenderRow[]> {
  return tx
    .select()
    .from(orderTenders)
    .where(eq(orderTenders.orderId, orderId))
    .orderBy(asc(orderTenders.position))
    .for('update');
}

/** The part of an order that is paid at the provider; undefined when there is none. */
export async function findOnlineTender(
  db: Db,
  orderId: number,
): Promise<(TenderRow & { kind: OnlineKind }) | undefined> {
  const [row] = await db
    .select()
    .from(orderTenders)
    .where(and(eq(orderTenders.orderId, orderId), inArray(orderTenders.kind, [...ONLINE_KINDS])));
  return row && isOnline(row.kind) ? { ...row, kind: row.kind } : undefined;
}

/** Whether an order in several payments has received money already. */
export function isPartlyPaid(tenders: readonly Pick<TenderRow, 'kind' | 'state'>[]): boolean {
  return tenders.some(({ kind, state }) => !isBalance(kind) && state === 'paid');
}

/** The unpaid rest of an order in several payments; undefined when there is none, or the order has ended. */
export function restOf<T extends Pick<TenderRow, 'kind' | 'state'>>(tenders: readonly T[]): T | undefined {
  return tenders.find(({ kind, state }) => kind === 'parts' && state === 'pending');
}

/**
 * Locks the account that gets points back and then the certificates that these tenders refund, in the
 * order that `lockAccount` defines. Locks nothing for an amount that an exchange carried over: it is
 * refunded under the lock of the order that it came from.
 */
export async function lockBalances(
  tx: Db,
  { accountId, tenders }: { accountId: number; tenders: readonly Pick<TenderRow, 'kind' | 'reference'>[] },
): Promise<void> {
  const used = tenders.filter(({ kind }) => kind === 'bonus' || kind === 'certificate');
  if (used.length === 0) return;
  await lockAccount(tx, accountId);
  await lockToGiveBack(
    tx,
    used.flatMap(({ kind, reference }) => (kind === 'certificate' && reference !== null ? [reference] : [])),
  );
}

type NewPart = {
  /** Tenders of a locked order. */
  tenders: readonly TenderRow[];
  kind: TenderKind;
  /** Up to what is left. */
  amount: number;
  at: Date;
};

/**
 * Splits a received part off as its own tender. The last part takes over the row of the rest, so that
 * all tenders still add up to the total. Throws when more arrived than was left.
 * @returns the tender, which is still to be marked as paid, and the rest afterwards, kopecks
 */
export async function splitRest(
  tx: Db,
  { tenders, kind, amount, at }: NewPart,
): Promise<{ tenderId: string; left: number }> {
  const rest = restOf(tenders);
  if (!rest || amount > rest.amount) throw new Error('a part is more than is left of its order');
  const left = rest.amount - amount;
  const own = eq(orderTenders.id, rest.id);
  if (left === 0) {
    await tx.update(orderTenders).set({ kind, changedAt: at }).where(own);
    return { tenderId: rest.id, left };
  }
  await tx.update(orderTenders).set({ amount: left, changedAt: at }).where(own);
  const tenderId = randomUUID();
  const position = Math.max(...tenders.map((tender) => tender.position)) + 1;
  await tx.insert(orderTenders).values({
    id: tenderId,
    orderId: rest.orderId,
    position,
    kind,
    amount,
    state: 'pending',
    changedAt: at,
  });
  return { tenderId, left };
}

/** Money for one tender arrived. Returns whether tenders of its order still wait for money. */
export async function payTender(
  tx: Db,
  { tenderId, reference, at }: { tenderId: string; reference: string | null; at: Date },
): Promise<{ isOrderSettled: boolean }> {
  const [paid] = await tx
    .update(orderTenders)
    .set({ state: 'paid', reference, changedAt: at })
    .where(eq(orderTenders.id, tenderId))
    .returning({ isOrderSettled: IS_ORDER_SETTLED });
  if (!paid) throw new Error(`no tender ${tenderId}`);
  return { isOrderSettled: paid.isOrderSettled };
}

/** Adds to a tender's refunded amount. The database refuses more than the tender brought. */
export async function promiseBack(
  tx: Db,
  { tenderId, amount, at }: { tenderId: string; amount: Kopecks; at: Date },
): Promise<void> {
  await tx
    .update(orderTenders)
    .set({ refunded: sql`${orderTenders.refunded} + ${amount}`, changedAt: at })
    .where(eq(orderTenders.id, tenderId));
}

/**
 * Marks a part of a tender's refunded amount as never taken. The database refuses more than the
 * refunded amount.
 */
export async function noteNotTaken(
  tx: Db,
  { tenderId, amount, at }: { tenderId: string; amount: number; at: Date },
): Promise<void> {
  await tx
    .update(orderTenders)
    .set({ notTaken: sql`${orderTenders.notTaken} + ${amount}`, changedAt: at })
    .where(eq(orderTenders.id, tenderId));
}

/** The payment on receipt was made by card. */
export async function noteByCard(tx: Db, { orderId, at }: { orderId: number; at: Date }): Promise<void> {
  await tx
    .update(orderTenders)
    .set({ byCard: true, changedAt: at })
    .where(and(eq(orderTenders.orderId, orderId), eq(orderTenders.kind, 'cash')));
}

/** The order is fully paid: reserved points and certificates are used up, cash is in the till. */
export async function captureTenders(tx: Db, { orderId, at }: { orderId: number; at: Date }): Promise<void> {
  await moveAll(tx, { orderId, from: ['pending', 'held'], to: 'paid', at });
}

/** The order ended unpaid: reserved points and certificates are returned, and money is no longer awaited. */
export async function releaseTenders(tx: Db, { orderId, at }: { orderId: number; at: Date }): Promise<void> {
  const held = (await lockTenders(tx, orderId)).filter(({ state }) => state === 'held');
  for (const tender of held) {
    if (tender.kind === 'bonus') await returnSpent(tx, { orderId, now: at });
    if (tender.kind === 'certificate') await giveBackHeld(tx, { tenderId: tender.id, now: at });
  }
  await moveAll(tx, { orderId, from: ['pending', 'held'], to: 'released', at });
}

type MoveAll = { orderId: number; from: TenderState[]; to: TenderState; at: Date };

async function moveAll(tx: Db, { orderId, from, to, at }: MoveAll): Promise<void> {
  await tx
    .update(orderTenders)
    .set({ state: to, changedAt: at })
    .where(and(eq(orderTenders.orderId, orderId), inArray(orderTenders.state, from)));
}
