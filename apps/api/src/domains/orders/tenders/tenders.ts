import { and, asc, eq, inArray } from 'drizzle-orm';
import type { TenderState } from '@yahont/contracts/orders.ts';
import type { Db } from '#src/platform/database.ts';
import { giveBackHeld } from '#src/domains/certificates/index.ts';
import { returnSpent } from '#src/domains/loyalty/index.ts';
import { orderTenders } from './tenders.tables.ts';

export type TenderRow = typeof orderTenders.$inferSelect;

/** Tenders of several orders, in the order in which they were written. */
export async function findTenders(db: Db, orderIds: readonly number[]): Promise<TenderRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderTenders)
    .where(inArray(orderTenders.orderId, [...orderIds]))
    .orderBy(asc(orderTenders.orderId), asc(orderTenders.position));
}

/** Holds the tenders of an order until the transaction ends. Lock the order first. */
export async function lockTenders(tx: Db, orderId: number): Promise<TenderRow[]> {
  return tx
    .select()
    .from(orderTenders)
    .where(eq(orderTenders.orderId, orderId))
    .orderBy(asc(orderTenders.position))
    .for('update');
}

/** The part of an order that is paid at the provider; undefined when there is none. */
export async function findOnlineTender(db: Db, orderId: number): Promise<TenderRow | undefined> {
  const [row] = await db
    .select()
    .from(orderTenders)
    .where(and(eq(orderTenders.orderId, orderId), inArray(orderTenders.kind, ['card', 'credit'])));
  return row;
}

/** Money for one tender came. Returns whether tenders of its order still wait for money. */
export async function payTender(
  tx: Db,
  { tenderId, reference, at }: { tenderId: string; reference: string | null; at: Date },
): Promise<{ isOrderSettled: boolean }> {
  const [paid] = await tx
    .update(orderTenders)
    .set({ state: 'paid', reference, changedAt: at })
    .where(eq(orderTenders.id, tenderId))
    .returning({ orderId: orderTenders.orderId });
  if (!paid) throw new Error(`no tender ${tenderId}`);
  const all = await lockTenders(tx, paid.orderId);
  return { isOrderSettled: all.every(({ state }) => state === 'paid' || state === 'held') };
}

/** Everything that the order waited for came: held points and certificates are used up, cash is in the till. */
export async function captureTenders(tx: Db, { orderId, at }: { orderId: number; at: Date }): Promise<void> {
  await moveAll(tx, { orderId, from: ['pending', 'held'], to: 'paid', at });
}

/** The order ended unpaid: held points and certificates go back, money is not waited for any more. */
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
