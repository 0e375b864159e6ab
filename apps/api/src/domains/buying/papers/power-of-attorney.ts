import { eq } from 'drizzle-orm';
import { POWER_REFUSALS, type PowerOfAttorney } from '@yahont/contracts/payment/papers.ts';
import { powerFault } from '@yahont/values/buyer/power-of-attorney.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { AccountContext, ActingContext, StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { findOwnOrder, lockForStaff, lockOrder, type OrderRow } from '#src/domains/buying/orders/index.ts';
import { powersOfAttorney } from './papers.tables.ts';

type NewPower = { orderId: number; power: PowerOfAttorney };

/** Which field a refusal is about. */
const FIELD_OF = {
  'not-issued-yet': 'issuedOn',
  ended: 'validUntil',
  'ends-before-it-begins': 'validUntil',
} as const;

/** Statuses in which a company still waits for its order. */
const WAITED_FOR: readonly OrderRow['status'][] = [
  'awaiting-payment',
  'new',
  'paid',
  'assembling',
  'ready',
  'in-delivery',
];

/** Whether a power of attorney can be recorded. */
export function takesPower({
  company,
  status,
  deliveryKind,
}: Pick<OrderRow, 'company' | 'status' | 'deliveryKind'>): boolean {
  return company !== null && DELIVERY[deliveryKind].isShipped && WAITED_FOR.includes(status);
}

/** The buyer names who will come. Throws `order-not-found` and the refusals of the contract. */
export async function setPower(ctx: AccountContext, { orderId, power }: NewPower): Promise<void> {
  const { accountId } = ctx.caller;
  await ctx.db.transaction(async (tx) => {
    if (!(await findOwnOrder(tx, { accountId, orderId }))) throw notFound('order');
    await lockOrder(tx, orderId);
    await write(tx, ctx, { orderId, power });
  });
}

/** Staff record the power of attorney shown at the hand-over. Throws the same. */
export async function recordPower(ctx: StaffContext, { orderId, power }: NewPower): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockForStaff(tx, ctx, { orderId, permission: 'orders.hand-over' });
    await write(tx, ctx, { orderId, power });
  });
}

async function write(tx: Db, ctx: ActingContext, { orderId, power }: NewPower): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!takesPower(order)) throw refuse(POWER_REFUSALS, 'no-power-needed', {});
  const { powerNumber: number, issuedOn, validUntil, receiverName: name } = power;
  const fault = powerFault({ date: issuedOn, validUntil }, cityDate(ctx.now(), MOSCOW_HOURS));
  if (fault !== null) throw refuse(POWER_REFUSALS, fault, {}, { field: FIELD_OF[fault] });
  const row = { number, issuedOn, validUntil, name, changedAt: ctx.now() };
  await tx
    .insert(powersOfAttorney)
    .values({ orderId, ...row })
    .onConflictDoUpdate({ target: powersOfAttorney.orderId, set: row });
  // The log stores no name: it outlives the person's data.
  await audit(tx, ctx, {
    action: 'orders.power-of-attorney',
    subject: { type: 'order', id: orderId },
    storeId: order.storeId,
    after: { number, date: issuedOn, validUntil },
  });
}

export async function findPower(db: Db, orderId: number): Promise<PowerOfAttorney | null> {
  const [row] = await db.select().from(powersOfAttorney).where(eq(powersOfAttorney.orderId, orderId));
  if (!row) return null;
  const { number, issuedOn, validUntil, name } = row;
  return { powerNumber: number, issuedOn, validUntil, receiverName: name };
}
