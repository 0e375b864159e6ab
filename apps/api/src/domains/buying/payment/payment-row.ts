import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { builtOnce } from '#src/platform/database/built-once.ts';
import { batched } from '#src/platform/database/batched.ts';
import type { Db } from '#src/platform/database/database.ts';
import { payments, type PaymentState } from './payment.tables.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** A payment that has brought money, or still may. A tender has at most one. */
export const ALIVE: readonly PaymentState[] = [
  'created',
  'pending',
  'waiting-for-confirmation',
  'held',
  'succeeded',
];
/** The shopper may still pay it. */
export const OPEN: readonly PaymentState[] = ['created', 'pending', 'waiting-for-confirmation'];
/** Final states. */
const FINAL: readonly PaymentState[] = ['succeeded', 'refused', 'cancelled', 'surplus'];

export function isFinal(state: PaymentState): boolean {
  return FINAL.includes(state);
}

export function isOpen(state: PaymentState): boolean {
  return OPEN.includes(state);
}

/**
 * Whether the bank wants the shopper to confirm a saved card; the bank keeps such a payment open for an
 * hour.
 */
export function isReplaceable({ state, savedCardId }: Pick<PaymentRow, 'state' | 'savedCardId'>): boolean {
  return savedCardId !== null && (state === 'pending' || state === 'waiting-for-confirmation');
}

const paymentsById = builtOnce(['ids'], (db, { ids }) =>
  db
    .select()
    .from(payments)
    .where(sql`${payments.id} = any(${ids}::uuid[])`)
    .prepare('payments_by_id'),
);

/** Reads a payment; simultaneous reads are combined. Fails when there is none. */
export const getPaymentRow = batched<string, PaymentRow>(async (db, ids) => {
  const rows = await paymentsById(db, { ids });
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => rowOf.get(id) ?? new Error(`no payment ${id}`));
});

/** The newest attempt to pay an order. The caller of this function has checked the owner. */
export async function findLatestPayment(db: Db, orderId: number): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    // An open attempt first: two attempts may have started in the same millisecond.
    .orderBy(desc(inArray(payments.state, [...ALIVE])), desc(payments.createdAt))
    .limit(1);
  return row;
}

/** Whether an attempt to pay an order was replaced but has not ended at its provider. */
export async function hasReplaced(db: Db, orderId: number): Promise<boolean> {
  const isReplaced = and(eq(payments.orderId, orderId), eq(payments.state, 'replaced'));
  return (await db.$count(payments, isReplaced)) > 0;
}

/** Locks a payment until the transaction ends. */
export async function lockPayment(tx: Db, paymentId: string): Promise<PaymentRow> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!row) throw new Error(`no payment ${paymentId}`);
  return row;
}
