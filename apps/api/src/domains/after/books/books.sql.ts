import type { RawSql } from '#src/platform/database/database.ts';
import { MONEY_FAULTS } from './money-faults.sql.ts';
import { PIECE_FAULTS } from './piece-faults.sql.ts';

/**
 * What the books have of one kind. `sum`: kopecks, or points; 0 where nothing can be added up.
 * `key`: the state, kind or reason that the rows share.
 */
export type BookTotal = { part: BookPart; key: string; count: number; sum: number };

export const BOOK_PARTS = [
  'orders',
  'tenders',
  'refunded',
  'payments',
  'refunds',
  'receipts',
  'certificates',
  'certificate-entries',
  'points',
  'items',
  'sales',
  'accounts',
] as const;
export type BookPart = (typeof BOOK_PARTS)[number];

/** Anything that runs SQL, also a database that nobody migrated. */
export type Asked = Pick<RawSql, 'query'>;

/** Counts and sums, ordered by part and key. One statement, so that all are of one moment. */
export async function readTotals({ query }: Asked): Promise<BookTotal[]> {
  const { rows } = await query(`
    select total.part, total.key, total.count::float8 as count, coalesce(total.sum, 0)::float8 as sum from (
      select 'orders' as part, orders.status as key, count(*) as count, sum(orders.total) as sum
        from orders group by orders.status
      union all select 'tenders', order_tenders.kind || ' ' || order_tenders.state, count(*), sum(order_tenders.amount)
        from order_tenders group by order_tenders.kind, order_tenders.state
      union all select 'refunded', order_tenders.kind, count(*), sum(order_tenders.refunded)
        from order_tenders where order_tenders.refunded > 0 group by order_tenders.kind
      union all select 'payments', payments.state, count(*), sum(payments.amount)
        from payments group by payments.state
      union all select 'refunds', refunds.state, count(*), sum(refunds.amount)
        from refunds group by refunds.state
      union all select 'receipts', receipts.kind, count(*), sum(receipts.amount)
        from receipts group by receipts.kind
      union all select 'certificates', 'balance', count(*), sum(certificates.balance)
        from certificates
      union all select 'certificate-entries', certificate_entries.reason, count(*), sum(certificate_entries.amount)
        from certificate_entries group by certificate_entries.reason
      union all select 'points', bonus_entries.reason, count(*), sum(bonus_entries.points)
        from bonus_entries group by bonus_entries.reason
      union all select 'items', items.state, count(*), 0
        from items group by items.state
      union all select 'sales', 'store', count(*), sum(store_purchase_lines.price)
        from store_purchase_lines
      union all select 'accounts', 'all', count(*), 0
        from accounts
    ) as total
    where total.count > 0
    order by total.part, total.key`);
  return rows.map((row) => ({
    part: row['part'] as BookPart,
    key: String(row['key']),
    count: Number(row['count']),
    sum: Number(row['sum']),
  }));
}

export const BOOK_FAULTS = [
  'order-tenders',
  'payment-tender',
  'tender-refunds',
  'refund-parts',
  'certificate-ledger',
  'certificate-tender',
  'points-uses',
  'points-order',
  'piece-twice',
  'piece-order',
] as const;
export type BookFaultKind = (typeof BOOK_FAULTS)[number];

/**
 * Two records that should agree and do not.
 * `orders`: their ids. `subject`: what is meant besides an order: the last characters of a certificate, an
 * account, a УИН. `expected` and `found`: kopecks, points or orders, depending on the kind.
 */
export type BookFault = {
  kind: BookFaultKind;
  orders: number[];
  subject: string;
  expected: number;
  found: number;
};

/** Whatever does not agree within the books; empty when all of it does. */
export async function findFaults({ query }: Asked): Promise<BookFault[]> {
  const { rows } = await query(`
    select fault.kind, fault.orders, fault.subject, fault.expected::float8 as expected, fault.found::float8 as found
    from (${[...MONEY_FAULTS, ...PIECE_FAULTS].join('\nunion all\n')}) as fault
    order by fault.kind, fault.orders, fault.subject`);
  return rows.map((row) => ({
    kind: row['kind'] as BookFaultKind,
    orders: (row['orders'] as unknown[]).map(Number),
    subject: String(row['subject']),
    expected: Number(row['expected']),
    found: Number(row['found']),
  }));
}
