import { desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { payments } from './payment.tables.ts';
import type { PaymentState } from './payment.tables.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** A payment that still may bring money, or has. A tender has at most one. */
export const ALIVE: readonly PaymentState[] = [
  'created',
  'pending',
  'waiting-for-confirmation',
  'held',
  'succeeded',
];
/** Final states. */
const FINAL: readonly PaymentState[] = ['succeeded', 'refused', 'cancelled'];

export function isFinal(state: PaymentState): boolean {
  return FINAL.includes(state);
}

export async function getPaymentRow(db: Db, paymentId: string): Promise<PaymentRow> {
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!row) throw new Error(`no payment ${paymentId}`);
  return row;
}

/** The newest attempt to pay an order. The caller of this function has checked the owner. */
export async function findLatestPayment(db: Db, orderId: number): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    // An open one first: two attempts may have started in the same millisecond.
    .orderBy(desc(inArray(payments.state, [...ALIVE])), desc(payments.createdAt))
    .limit(1);
  return row;
}

/** Locks a payment until the transaction ends. */
export async function lockPayment(tx: Db, paymentId: string): Promise<PaymentRow> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!row) throw new Error(`no payment ${paymentId}`);
  return row;
}
