import { eq, sql } from 'drizzle-orm';
import type { ChangedField } from '@yahont/contracts/office/order-work/changed-fields.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import type { OrderRow } from '../../load-orders.ts';
import { orderEvents, orders, type OrderFieldChange } from '../../orders.tables.ts';
import { moneyOf } from '../../tenders/change-way.ts';
import { lockTenders } from '../../tenders/tenders.ts';
import { orderTenders } from '../../tenders/tenders.tables.ts';
import { forgetScans } from '../move-by-staff.ts';
import { changedFields, type OrderDetails } from './changed-fields.ts';

/** The log is never erased, so of these fields it only gets the names. */
const PERSONAL: readonly ChangedField[] = ['name', 'phone', 'email', 'receiver', 'address'];

/** Whether a change of what the delivery costs can be taken at the hand-over: cash, which nobody has yet. */
export function isPriceOpen({
  paidAt,
  paymentKind,
  status,
}: Pick<OrderRow, 'paidAt' | 'paymentKind' | 'status'>): boolean {
  return paidAt === null && paymentKind === 'cash' && status !== 'in-delivery';
}

type Written = { order: OrderRow; after: OrderDetails; reason: string };

/**
 * Writes the changed details of a locked order: its sums, history, log and message. Writes nothing when
 * nothing differs.
 * @returns false when the money that is taken at the hand-over cannot follow the price of the delivery
 */
export async function writeChange(
  tx: Db,
  ctx: StaffContext,
  { order, after, reason }: Written,
): Promise<boolean> {
  const changes = changedFields(order, after);
  if (changes.length === 0) return true;
  const more = after.deliveryPrice - order.deliveryPrice;
  if (more !== 0 && !(await movePrice(tx, ctx, { order, more }))) return false;
  const { contact, receiver, ...way } = after;
  await tx
    .update(orders)
    .set({
      ...way,
      contact,
      receiver,
      total: order.total + more,
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, order.id));
  const isElsewhere = way.deliveryKind !== order.deliveryKind || way.storeId !== order.storeId;
  if (isElsewhere) await forgetScans(tx, order.id);
  await keepChange(tx, ctx, { order, changes, after, reason });
  return true;
}

type Kept = Written & { changes: readonly OrderFieldChange[] };

async function keepChange(tx: Db, ctx: StaffContext, { order, changes, after, reason }: Kept): Promise<void> {
  const at = ctx.now();
  await tx.insert(orderEvents).values({
    orderId: order.id,
    status: order.status,
    note: 'changed-by-store',
    at,
    actorKind: 'staff',
    staffId: ctx.caller.staffId,
    reason,
    changes,
  });
  await audit(tx, ctx, {
    action: 'orders.change',
    subject: { type: 'order', id: order.id },
    storeId: order.storeId,
    before: { ...shownOf(changes, 'before'), storeId: order.storeId },
    after: {
      ...shownOf(changes, 'after'),
      storeId: after.storeId,
      fields: changes.map(({ what }) => what),
    },
    reason,
  });
  await enqueue(tx, {
    topic: 'order-details-changed',
    payload: {
      orderId: order.id,
      at: at.toISOString(),
      ...(after.contact.phone === order.contact.phone ? {} : { formerPhone: order.contact.phone }),
    },
  });
}

function shownOf(changes: readonly OrderFieldChange[], side: 'before' | 'after'): Record<string, string> {
  return Object.fromEntries(
    changes.filter(({ what }) => !PERSONAL.includes(what)).map((change) => [change.what, change[side]]),
  );
}

/** The cash to take follows the price of the delivery. */
async function movePrice(
  tx: Db,
  ctx: StaffContext,
  { order, more }: { order: OrderRow; more: number },
): Promise<boolean> {
  if (!isPriceOpen(order)) return false;
  const tender = moneyOf(await lockTenders(tx, order.id));
  if (tender?.kind !== 'cash' || tender.state !== 'pending' || tender.amount + more <= 0) return false;
  await tx
    .update(orderTenders)
    .set({ amount: tender.amount + more, changedAt: ctx.now() })
    .where(eq(orderTenders.id, tender.id));
  return true;
}
