import { asc, eq } from 'drizzle-orm';
import type { OfficeCertificate, OfficeCertificateRow } from '@yahont/contracts/office/certificates.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';
import type { Bind } from '#src/platform/database/statement.ts';
import { notFound } from '#src/platform/errors.ts';
import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';
import { scopeOf } from '#src/platform/permissions.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { certificateEntries } from '../certificates.tables.ts';
import { SHOWN_STATES } from '../ordered/list-of-order.ts';
import { readGifts } from '../ordered/read-gift.ts';
import type { GiftFacts } from '../ordered/read-gift.ts';

const MOST_FOUND = 50;

type Wanted = { lastFour?: string | undefined; orderId?: number | undefined };

/** The newest certificates that fit, of the stores of the caller; without a wish none fits. */
export async function findOfficeCertificates(
  { db, caller }: StaffContext,
  { lastFour, orderId }: Wanted,
): Promise<OfficeCertificateRow[]> {
  if (lastFour === undefined && orderId === undefined) return [];
  const rows = await rowsOfText<{ id: string }>(
    db,
    (bind) => `
    select gift.id from gift_certificates as gift
    left join certificates on certificates.id = gift.id
    where ${isWithin(bind, scopeOf(caller, 'certificates.look'))}
      ${lastFour === undefined ? '' : `and certificates.last_four = ${bind(lastFour)}`}
      ${orderId === undefined ? '' : `and gift.id in (${ofOrder(bind(orderId))})`}
    order by gift.changed_at desc, gift.id limit ${MOST_FOUND}`,
  );
  const facts = await readGifts(db, { ids: rows.map(({ id }) => id) });
  return rows.flatMap(({ id }) => facts.find((found) => found.id === id) ?? []).map(rowOf);
}

/** Certificates that an order bought, and those that paid for it. */
function ofOrder(orderId: string): string {
  return `
    select certificate_id from order_lines where order_id = ${orderId}::bigint and certificate_id is not null
    union
    select entry.certificate_id from order_tenders as tender
    join certificate_entries as entry on entry.tender_id = tender.id
    where tender.order_id = ${orderId}::bigint`;
}

/** Whether a certificate was bought or spent in an order of these stores. */
function isWithin(bind: Bind, scope: ReturnType<typeof scopeOf>): string {
  if (scope === 'network') return 'true';
  const stores = `select value::int from jsonb_array_elements_text(${bind(JSON.stringify(scope))}::jsonb)`;
  return `(
    exists (
      select 1 from order_lines as line join orders on orders.id = line.order_id
      where line.certificate_id = gift.id and orders.store_id in (${stores})
    ) or exists (
      select 1 from certificate_entries as entry
      join order_tenders as tender on tender.id = entry.tender_id
      join orders on orders.id = tender.order_id
      where entry.certificate_id = gift.id and orders.store_id in (${stores})
    ))`;
}

type One = { id: string; permission: Permission };

/** One that a member of staff may work with. Throws `certificate-not-found`, also for one of other stores. */
export async function readForStaff(
  db: Db,
  { caller }: StaffContext,
  { id, permission }: One,
): Promise<GiftFacts> {
  const [found] = await rowsOfText(
    db,
    (bind) => `select 1 from gift_certificates as gift
    where gift.id = ${bind(id)}::uuid and ${isWithin(bind, scopeOf(caller, permission))}`,
  );
  const [facts] = found === undefined ? [] : await readGifts(db, { ids: [id] });
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
