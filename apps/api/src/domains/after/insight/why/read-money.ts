import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { differences } from '#src/domains/buying/payment/differences/differences.tables.ts';
import { invoices, invoiceTransfers } from '#src/domains/buying/payment/invoices/invoices.tables.ts';
import { payments } from '#src/domains/buying/payment/payment.tables.ts';
import { receipts } from '#src/domains/buying/payment/receipts/receipts.tables.ts';
import { refundParts, refunds } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { certificates } from '#src/domains/goods/certificates/certificates.tables.ts';
import { bonusEntries } from '#src/domains/people/loyalty/loyalty.tables.ts';

export type StoryMoney = Awaited<ReturnType<typeof readMoney>>;

/** Everything about the money of an order, oldest first; kopecks. */
export async function readMoney(db: Db, orderId: number) {
  const [tenders, attempts, [invoice], transfers, back, parts, papers, disagreements, points] =
    await Promise.all([
      db
        .select()
        .from(orderTenders)
        .where(eq(orderTenders.orderId, orderId))
        .orderBy(asc(orderTenders.position)),
      db
        .select({
          id: payments.id,
          provider: payments.provider,
          providerId: payments.providerId,
          method: payments.method,
          amount: payments.amount,
          state: payments.state,
          refusal: payments.refusal,
          heldUntil: payments.heldUntil,
          createdAt: payments.createdAt,
          changedAt: payments.changedAt,
        })
        .from(payments)
        .where(eq(payments.orderId, orderId))
        .orderBy(asc(payments.createdAt)),
      db.select({ payBy: invoices.payBy }).from(invoices).where(eq(invoices.orderId, orderId)),
      db
        .select({
          way: invoiceTransfers.way,
          amount: invoiceTransfers.amount,
          number: invoiceTransfers.number,
          at: invoiceTransfers.createdAt,
        })
        .from(invoiceTransfers)
        .where(eq(invoiceTransfers.orderId, orderId))
        .orderBy(asc(invoiceTransfers.createdAt)),
      db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.createdAt)),
      findParts(db, orderId),
      db.select().from(receipts).where(eq(receipts.orderId, orderId)).orderBy(asc(receipts.createdAt)),
      db
        .select({ kind: differences.kind, of: differences.of, since: differences.firstSeenAt })
        .from(differences)
        .where(and(eq(differences.orderId, orderId), isNull(differences.closedAt))),
      db
        .select({ points: bonusEntries.points, reason: bonusEntries.reason, at: bonusEntries.createdAt })
        .from(bonusEntries)
        .where(eq(bonusEntries.orderId, orderId))
        .orderBy(asc(bonusEntries.id)),
    ]);
  return {
    tenders: tenders.map(({ id, kind, amount, state, refunded }) => ({ id, kind, amount, state, refunded })),
    payments: attempts,
    payBy: invoice?.payBy ?? null,
    transfers,
    refunds: back.map(({ id, amount, reason, state, createdAt, changedAt }) => ({
      id,
      amount,
      reason,
      state,
      createdAt,
      changedAt,
      parts: parts.filter(({ refundId }) => refundId === id),
    })),
    receipts: papers.map(({ id, kind, amount, state, providerId, tries, nextTryAt, fault, changedAt }) => ({
      id,
      kind,
      amount,
      state,
      providerId,
      tries,
      nextTryAt,
      fault,
      changedAt,
    })),
    differences: disagreements,
    points,
    certificates: await findUsedCertificates(
      db,
      tenders.flatMap(({ kind, reference }) =>
        kind === 'certificate' && reference !== null ? [reference] : [],
      ),
    ),
  };
}

function findParts(db: Db, orderId: number) {
  return db
    .select({
      refundId: refundParts.refundId,
      kind: orderTenders.kind,
      amount: refundParts.amount,
      state: refundParts.state,
      providerId: refundParts.providerId,
      attempt: refundParts.attempt,
    })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refundId))
    .innerJoin(orderTenders, eq(orderTenders.id, refundParts.tenderId))
    .where(eq(refunds.orderId, orderId));
}

/** Certificates that pay for the order: never their codes. */
function findUsedCertificates(db: Db, ids: readonly string[]) {
  return db
    .select({ lastFour: certificates.lastFour, balance: certificates.balance })
    .from(certificates)
    .where(inArray(certificates.id, [...ids]));
}
