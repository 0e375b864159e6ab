import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText, type Bind } from '#src/platform/database/statement.ts';
import type { Scope } from '#src/platform/permissions.ts';

type CertificateQuery = {
  scope: Scope;
  lastFour: string | undefined;
  orderId: number | undefined;
  limit: number;
};

/** Ids of the matching certificates, last changed first. */
export function findCertificateIds(
  db: Db,
  { scope, lastFour, orderId, limit }: CertificateQuery,
): Promise<{ id: string }[]> {
  return rowsOfText(
    db,
    (bind) => `
    select gift.id from gift_certificates as gift
    left join certificates on certificates.id = gift.id
    where ${isWithin(bind, scope)}
      ${lastFour === undefined ? '' : `and certificates.last_four = ${bind(lastFour)}`}
      ${orderId === undefined ? '' : `and gift.id in (${ofOrder(bind(orderId))})`}
    order by gift.changed_at desc, gift.id limit ${limit}`,
  );
}

/** Whether a certificate exists and was bought or spent within the scope. */
export async function isSeen(db: Db, { id, scope }: { id: string; scope: Scope }): Promise<boolean> {
  const found = await rowsOfText(
    db,
    (bind) => `select 1 from gift_certificates as gift
    where gift.id = ${bind(id)}::uuid and ${isWithin(bind, scope)}`,
  );
  return found.length > 0;
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
function isWithin(bind: Bind, scope: Scope): string {
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
