import { randomUUID } from 'node:crypto';
import { and, eq, sum } from 'drizzle-orm';
import {
  getOfficeParts as readContract,
  recordTillPart as contract,
  recordTillRefund as refundContract,
  type OfficeParts,
  type TillMethod,
} from '@yahont/contracts/office/money/till-parts.ts';
import type { FiscalNumbers } from '@yahont/contracts/office/money/receipts.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import { isPart, partBounds } from '@yahont/values/sums/parts.ts';
import { audit } from '#src/platform/audit/audit.ts';
import { asSystem, type StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { isWithin, requireStore, scopeOf } from '#src/platform/permissions.ts';
import { checkVersion } from '#src/platform/versions.ts';
import {
  dueOf,
  findTenders,
  getOrderRow,
  isPayable,
  lockForStaff,
  lockTenders,
  orderNumber,
  paidAndLeft,
  raiseVersion,
  restOf,
  splitRest,
} from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { writePrinted } from '../receipts/write-printed.ts';
import { creditOrder } from '../reconcile/credit-order.ts';
import { finishRefund } from '../refunds/finish-refund.ts';
import { refundParts } from '../refunds/refunds.tables.ts';
import { replaceLarger } from '../reconcile/claim-part.ts';
import { notePart } from '../reconcile/note-part.ts';
import { tillParts } from './till-parts.tables.ts';

type AtTill = {
  orderId: number;
  /** Version of the order that the person saw. */
  version: number;
  storeId: number;
  method: TillMethod;
  fiscal: FiscalNumbers;
};
type TakenPart = AtTill & { amount: Kopecks };
type GivenBack = AtTill & { refundId: string };

/**
 * Records a part of an order that a store received at its till: it counts like any other part, and its
 * prepayment receipt is the one that the till printed. The order is paid when nothing is left. Throws
 * `order-not-found`, `not-in-parts`, `part-refused`, `receipt-known`, `changed-meanwhile`, and what
 * `requireStore` throws. Repeating the same receipt for the same order and sum changes nothing.
 */
export async function recordTillPart(ctx: StaffContext, deps: PaymentDeps, taken: TakenPart): Promise<void> {
  const { orderId, storeId, method, amount, fiscal } = taken;
  requireStore(ctx.caller, 'till.sell', storeId);
  const at = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const order = await lockForStaff(tx, ctx, { orderId, permission: 'till.sell' });
    if (await isWritten(tx, { ...taken, way: 'in' })) return;
    await checkVersion(
      tx,
      { subject: { type: 'order', id: orderId }, version: order.version },
      taken.version,
    );
    const tenders = await lockTenders(tx, orderId);
    const rest = restOf(tenders);
    if (order.paymentKind !== 'parts' || !rest || !isPayable(await getOrderRow(tx, orderId), at))
      throw refuse(contract.refusals, 'not-in-parts', {});
    const left = kopecks(rest.amount);
    const max =
      method === 'cash' ? kopecks(Math.max(0, deps.rules.cashMax - (await takenInCash(tx, orderId)))) : left;
    const sums = { due: dueOf(tenders), left, max };
    const { most } = partBounds(sums);
    // In the store a part may be smaller than online, because the buyer is at the till.
    if (amount > most || !isPart(amount, { ...sums, due: amount }))
      throw refuse(contract.refusals, 'part-refused', { most, left });
    const { tenderId, left: after } = await splitRest(tx, { tenders, kind: 'till', amount, at });
    await replaceLarger(tx, { restId: rest.id, left: after, at });
    await write(tx, ctx, { ...taken, tenderId, way: 'in', amount, refundId: null });
    await writePrinted(tx, { orderId, kind: 'payment', amount, fiscal, at });
    const { isOrderSettled } = await creditOrder(tx, asSystem(ctx, 'payment'), {
      orderId,
      tenderId,
      reference: fiscal.document,
    });
    if (!isOrderSettled) await notePart(tx, asSystem(ctx, 'payment'), deps, { order, tenderId });
    await raiseVersion(tx, orderId);
    await audit(tx, ctx, {
      action: 'payments.part-taken',
      subject: { type: 'order', id: orderId },
      storeId,
      after: { method, amount, document: fiscal.document, storage: fiscal.storage },
    });
  });
}

/**
 * Records a refund that a till paid out, with its own receipt. Throws what `recordTillPart` throws, and
 * `nothing-due`.
 */
export async function recordTillRefund(ctx: StaffContext, given: GivenBack): Promise<void> {
  const { orderId, storeId, refundId, method, fiscal } = given;
  requireStore(ctx.caller, 'till.sell', storeId);
  const at = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const order = await lockForStaff(tx, ctx, { orderId, permission: 'till.sell' });
    if (await isWritten(tx, { ...given, way: 'out' })) return;
    const due = await findDue(tx, orderId, refundId);
    if (due === undefined) throw refuse(refundContract.refusals, 'nothing-due', {});
    const amount = kopecks(due.amount);
    await checkVersion(
      tx,
      { subject: { type: 'order', id: orderId }, version: order.version },
      given.version,
    );
    await write(tx, ctx, { ...given, tenderId: due.tenderId, way: 'out', amount });
    await writePrinted(tx, { orderId, kind: 'refund', amount, fiscal, at });
    await tx
      .update(refundParts)
      .set({ state: 'done' })
      .where(and(eq(refundParts.refundId, refundId), eq(refundParts.tenderId, due.tenderId)));
    await finishRefund(tx, asSystem(ctx, 'payment'), refundId);
    await raiseVersion(tx, orderId);
    await audit(tx, ctx, {
      action: 'payments.part-returned',
      subject: { type: 'order', id: orderId },
      storeId,
      after: { method, amount, refundId, document: fiscal.document, storage: fiscal.storage },
    });
  });
}

/** The money of an order in several payments. Throws `order-not-found` and `not-in-parts`. */
export async function readOfficeParts({ db, caller }: StaffContext, orderId: number): Promise<OfficeParts> {
  const [[order], tenders, refunds] = await Promise.all([
    db.select().from(orders).where(eq(orders.id, orderId)),
    findTenders(db, [orderId]),
    findDueParts(db, orderId),
  ]);
  if (!order || !isWithin(scopeOf(caller, 'till.sell'), order.storeId)) throw notFound('order');
  if (order.paymentKind !== 'parts') throw refuse(readContract.refusals, 'not-in-parts', {});
  return {
    orderId,
    orderNumber: orderNumber(orderId),
    version: order.version,
    ...paidAndLeft(tenders),
    until: order.status === 'awaiting-payment' ? (order.expiresAt?.toISOString() ?? null) : null,
    refunds: refunds.map(({ refundId, amount }) => ({ id: refundId, amount: kopecks(amount) })),
  };
}

function findDueParts(db: Db, orderId: number) {
  return db
    .select({ refundId: refundParts.refundId, tenderId: refundParts.tenderId, amount: refundParts.amount })
    .from(refundParts)
    .innerJoin(orderTenders, eq(orderTenders.id, refundParts.tenderId))
    .where(
      and(eq(orderTenders.orderId, orderId), eq(orderTenders.kind, 'till'), eq(refundParts.state, 'pending')),
    );
}

/** Parts paid at several tills are refunded with one receipt each. */
async function findDue(tx: Db, orderId: number, refundId: string) {
  return (await findDueParts(tx, orderId)).find((part) => part.refundId === refundId);
}

type TillPart = (TakenPart & { way: 'in' }) | (GivenBack & { way: 'out' });

/**
 * Whether this receipt is already recorded. A refund is identified by the refund alone: on a retry the
 * next due part may have another sum.
 */
async function isWritten(tx: Db, asked: TillPart): Promise<boolean> {
  const { orderId, fiscal, way } = asked;
  const [known] = await tx
    .select()
    .from(tillParts)
    .where(and(eq(tillParts.storage, fiscal.storage), eq(tillParts.document, fiscal.document)));
  if (!known) return false;
  const isSame =
    known.orderId === orderId &&
    known.way === way &&
    (asked.way === 'in' ? known.amount === asked.amount : known.refundId === asked.refundId);
  if (!isSame) throw refuse(contract.refusals, 'receipt-known', {});
  return true;
}

/** Kopecks that tills took in cash for a locked order: the limit applies to the order, not to a part. */
async function takenInCash(tx: Db, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ taken: sum(tillParts.amount).mapWith(Number) })
    .from(tillParts)
    .where(and(eq(tillParts.orderId, orderId), eq(tillParts.way, 'in'), eq(tillParts.method, 'cash')));
  return row?.taken ?? 0;
}

type Row = Pick<TakenPart, 'orderId' | 'storeId' | 'method' | 'fiscal'> & {
  tenderId: string;
  way: 'in' | 'out';
  amount: number;
  refundId: string | null;
};

/**
 * When the same receipt is sent for two orders at once, the second order throws `receipt-known` as soon
 * as the first is written.
 */
async function write(tx: Db, ctx: StaffContext, { fiscal, ...row }: Row): Promise<void> {
  const { orderId, tenderId, way, method, amount, storeId, refundId } = row;
  const { document, storage, sign } = fiscal;
  const { staffId } = ctx.caller;
  const id = randomUUID();
  const written = await tx
    .insert(tillParts)
    .values({
      id,
      orderId,
      tenderId,
      way,
      method,
      amount,
      storeId,
      refundId,
      staffId,
      document,
      storage,
      sign,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing({ target: [tillParts.storage, tillParts.document] })
    .returning({ id: tillParts.id });
  if (written.length === 0) throw refuse(contract.refusals, 'receipt-known', {});
}
