import { asc, eq } from 'drizzle-orm';
import type { OfficeCertificate, OfficeCertificateRow } from '@yahont/contracts/office/certificates.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';
import { scopeOf } from '#src/platform/permissions.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { certificateEntries } from '../certificates.tables.ts';
import { SHOWN_STATES } from '../ordered/list-of-order.ts';
import { readGifts, type GiftFacts } from '../ordered/read-gift.sql.ts';
import { findCertificateIds, isSeen } from './certificates-of-stores.sql.ts';

const MAX_FOUND = 50;

type CertificateQuery = { lastFour?: string | undefined; orderId?: number | undefined };

/** The newest matching certificates of the caller's stores; without a filter none. */
export async function findOfficeCertificates(
  { db, caller }: StaffContext,
  { lastFour, orderId }: CertificateQuery,
): Promise<OfficeCertificateRow[]> {
  if (lastFour === undefined && orderId === undefined) return [];
  const rows = await findCertificateIds(db, {
    scope: scopeOf(caller, 'certificates.look'),
    lastFour,
    orderId,
    limit: MAX_FOUND,
  });
  const facts = await readGifts(db, { ids: rows.map(({ id }) => id) });
  return rows.flatMap(({ id }) => facts.find((found) => found.id === id) ?? []).map(rowOf);
}

type One = { id: string; permission: Permission };

/**
 * A certificate that a member of staff may work with. Throws `certificate-not-found`, also for another
 * store's certificate.
 */
export async function readForStaff(
  db: Db,
  { caller }: StaffContext,
  { id, permission }: One,
): Promise<GiftFacts> {
  const isFound = await isSeen(db, { id, scope: scopeOf(caller, permission) });
  const [facts] = isFound ? await readGifts(db, { ids: [id] }) : [];
  if (!facts) throw notFound('certificate');
  return facts;
}

/** The certificate with every move of its money. Throws `certificate-not-found`. */
export async function describeOfficeCertificate(ctx: StaffContext, one: One): Promise<OfficeCertificate> {
  const facts = await readForStaff(ctx.db, ctx, one);
  const { gift, sendAt, sentAt, openedAt } = facts;
  const entries = await ctx.db
    .select({
      at: certificateEntries.createdAt,
      reason: certificateEntries.reason,
      amount: certificateEntries.amount,
      orderId: orderTenders.orderId,
    })
    .from(certificateEntries)
    .leftJoin(orderTenders, eq(orderTenders.id, certificateEntries.tenderId))
    .where(eq(certificateEntries.certificateId, facts.id))
    .orderBy(asc(certificateEntries.id));
  return {
    ...rowOf(facts),
    way: gift?.way ?? null,
    sentTo: gift === null || gift.way === 'print' ? null : maskRecipient(gift.address),
    sendAt: sendAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    openedAt: openedAt?.toISOString() ?? null,
    entries: entries.map(({ at, reason, amount, orderId }) => ({
      at: at.toISOString(),
      reason,
      amount: kopecks(amount),
      orderId,
    })),
  };
}

function rowOf({
  id,
  lastFour,
  state,
  amount,
  balance,
  expiresAt,
  orderId,
}: GiftFacts): OfficeCertificateRow {
  return {
    id,
    lastFour,
    state: SHOWN_STATES[state],
    amount,
    balance,
    expiresAt: expiresAt?.toISOString() ?? null,
    orderId,
  };
}
