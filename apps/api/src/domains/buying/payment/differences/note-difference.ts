import { and, desc, eq, isNull } from 'drizzle-orm';
import { NOTED_KINDS, type OpenDifference } from '@yahont/contracts/office/money/differences.ts';
import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { lockOrder, orderNumber } from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { toDifference } from './to-difference.ts';
import { lockPayment, type PaymentRow } from '../payment-row.ts';
import { payments } from '../payment.tables.ts';
import type { ProviderPayment } from '../provider.ts';
import { differences } from './differences.tables.ts';

type Noted = Pick<Difference, 'of' | 'provider' | 'here' | 'there'> & {
  kind: OpenDifference['kind'];
  providerId: string;
};
type Owner = { paymentId: string | null; orderId: number | null };

/**
 * Notes that the provider reports another sum than the shop expects. Call it with the order and the
 * payment locked, in this order, like all code that notes or closes a difference.
 */
export async function noteAnotherSum(
  tx: Db,
  ctx: Context,
  { payment, expected, state }: { payment: PaymentRow; expected: number; state: ProviderPayment },
): Promise<void> {
  const { id: paymentId, orderId, provider, state: here } = payment;
  const { status, amount, providerId } = state;
  const ours = { state: here, amount: expected, providerId, orderId };
  const theirs = { state: status, amount, providerId };
  const difference = toDifference({ of: 'payment', provider, ours, theirs }, { kind: 'amount' });
  await note(tx, ctx, { ...difference, kind: 'amount', providerId }, { paymentId, orderId });
}

/**
 * Notes the differences that a day's comparison found and could not settle.
 * @returns the same differences; those that staff have already dealt with, with these sums, are marked
 * as settled
 */
export async function noteDifferences(ctx: Context, found: readonly Difference[]): Promise<Difference[]> {
  const after: Difference[] = [];
  for (const one of found) {
    const noted = toNoted(one);
    const isSettled = one.isSettled || (noted !== null && (await noteAlone(ctx, noted)).isClosed);
    after.push({ ...one, isSettled });
  }
  return after;
}

/** Both sides agree on an earlier difference. */
export async function closeAgreed(ctx: Context, agreed: readonly Difference[]): Promise<void> {
  for (const one of agreed) {
    const noted = toNoted(one);
    if (noted !== null)
      await ctx.db
        .update(differences)
        .set({ closedAt: ctx.now() })
        .where(and(isOfSame(noted), isNull(differences.closedAt)));
  }
}

/** The provider's sum of a payment could be adopted, or the payment has ended there. */
export async function closeSumOf(tx: Db, { id, at }: { id: string; at: Date }): Promise<void> {
  await tx
    .update(differences)
    .set({ closedAt: at })
    .where(and(eq(differences.paymentId, id), eq(differences.kind, 'amount'), isNull(differences.closedAt)));
}

/** Null for a difference that waits for nobody, or is in another list. */
function toNoted({ kind, providerId, isSettled, ...rest }: Difference): Noted | null {
  const noted = NOTED_KINDS.find((one) => one === kind);
  return isSettled || noted === undefined || providerId === null
    ? null
    : { ...rest, kind: noted, providerId };
}

async function noteAlone(ctx: Context, noted: Noted & { orderNumber?: string | null }) {
  const owner = await findOwner(ctx.db, noted);
  return ctx.db.transaction(async (tx) => {
    if (owner.orderId !== null) await lockOrder(tx, owner.orderId);
    if (owner.paymentId !== null) await lockPayment(tx, owner.paymentId);
    return note(tx, ctx, noted, owner);
  });
}

/** The provider may name an order that the shop does not have. */
async function findOwner(
  db: Db,
  { of, provider, providerId, orderNumber: number }: Noted & { orderNumber?: string | null },
): Promise<Owner> {
  const [payment] =
    of === 'payment'
      ? await db
          .select({ id: payments.id, orderId: payments.orderId })
          .from(payments)
          .where(and(eq(payments.provider, provider), eq(payments.providerId, providerId)))
      : [];
  if (payment) return { paymentId: payment.id, orderId: payment.orderId };
  const id = Number(number?.slice(orderNumber(0).length - 1));
  if (!Number.isSafeInteger(id)) return { paymentId: null, orderId: null };
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, id));
  return { paymentId: null, orderId: order?.id ?? null };
}

/** The log records a difference once, and again when its sums change. */
async function note(tx: Db, ctx: Context, noted: Noted, owner: Owner): Promise<{ isClosed: boolean }> {
  const { kind, of, provider, providerId, here, there } = noted;
  const at = ctx.now();
  const [last] = await tx
    .select()
    .from(differences)
    .where(isOfSame(noted))
    .orderBy(desc(differences.id))
    .limit(1)
    .for('update');
  const sides = {
    hereState: here?.state ?? null,
    hereAmount: here?.amount ?? null,
    thereState: there?.state ?? null,
    thereAmount: there?.amount ?? null,
  };
  const isSame =
    last?.hereAmount === sides.hereAmount &&
    last.thereAmount === sides.thereAmount &&
    last.thereState === sides.thereState;
  const isClosed = last !== undefined && last.staffId !== null && isSame;
  if (last && (last.closedAt === null || isClosed))
    await tx
      .update(differences)
      .set({ ...sides, lastSeenAt: at })
      .where(eq(differences.id, last.id));
  else
    await tx
      .insert(differences)
      .values({ kind, of, provider, providerId, ...owner, ...sides, firstSeenAt: at, lastSeenAt: at })
      .onConflictDoNothing();
  const isKnown = isSame && (last.closedAt === null || isClosed);
  if (!isKnown)
    ctx.log.error(
      { kind, of, provider, providerId, ...owner, expected: here?.amount, reported: there?.amount },
      'the shop and a provider differ',
    );
  return { isClosed };
}

function isOfSame({ kind, of, provider, providerId }: Noted) {
  return and(
    eq(differences.provider, provider),
    eq(differences.providerId, providerId),
    eq(differences.of, of),
    eq(differences.kind, kind),
  );
}
