import type { Database } from '@yahont/api/platform/database/database.ts';

/** The shop's records, sums in kopecks. */
export type ShopBooks = {
  orders: { id: number; key: string; status: string; total: number; paid: number; refunded: number }[];
  payments: { providerId: string; orderId: number; amount: number; state: string }[];
  /** Gift certificates: their balances, and the balances expected from the orders that they paid for. */
  certificates: { id: string; balance: number; due: number }[];
  /**
   * Amounts that returns credited to certificates, with their receipts; `receipts`: the number of receipts.
   */
  advances: { refundId: string; amount: number; receipted: number; receipts: number }[];
  /** Items that belong to more than one active order or store sale, by УИН. */
  heldTwice: string[];
  /** Items sold at a store's till, one per receipt. */
  sales: { id: number; receipt: string; uin: string; paid: number; isOffSale: boolean }[];
  /** For each executed request to refund a return: the return, and the number of its refunds. */
  approvedReturns: { returnId: string; refunds: number }[];
};

/** Reads the shop's records; no work may be in progress. */
export async function readBooks(database: Database): Promise<ShopBooks> {
  const read = async (text: string) => (await database.query(text)).rows;
  const orders = await read(
    `select id::int as id, idempotency_key as key, status, total::int as total,
       coalesce((select sum(amount) from order_tenders where order_id = orders.id and state = 'paid'
         and kind <> 'certificate'), 0)::int as paid,
       coalesce((select sum(refunded) from order_tenders where order_id = orders.id
         and kind <> 'certificate'), 0)::int as refunded
     from orders`,
  );
  const payments = await read(
    `select provider_id as "providerId", order_id::int as "orderId", amount::int as amount, state
     from payments where provider_id is not null`,
  );
  const certificates = await read(
    `select id, balance::int as balance, (amount - coalesce((select sum(tender.amount - tender.refunded)
       from order_tenders as tender where tender.kind = 'certificate' and tender.reference = certificates.id::text
         and tender.state in ('held', 'paid')), 0))::int as due
     from certificates`,
  );
  const advances = await read(
    `select refund.id as "refundId", sum(part.amount)::int as amount,
       coalesce((select sum(amount) from receipts where refund_id = refund.id and kind = 'advance-back'), 0)::int as receipted,
       (select count(*) from receipts where refund_id = refund.id and kind = 'advance-back')::int as receipts
     from refunds as refund join refund_parts as part on part.refund_id = refund.id
     join order_tenders as tender on tender.id = part.tender_id and tender.kind = 'certificate'
     where refund.reason = 'returned' and refund.state = 'done' group by refund.id`,
  );
  const held = await read(
    `select uin from (
       select held.uin from order_line_items as held
       join order_lines on order_lines.id = held.line_id join orders on orders.id = order_lines.order_id
       where orders.status not in ('cancelled', 'expired', 'refunded')
         and not exists (select 1 from refund_lines where order_line_id = order_lines.id)
       union all
       select uin from store_purchase_lines) as taken
     group by uin having count(*) > 1`,
  );
  const sales = await read(
    `select sale.id::int as id, sale.receipt, line.uin, line.price::int as paid,
       exists (select 1 from items where items.uin = line.uin and state = 'sold' and sale_id = sale.id) as "isOffSale"
     from store_purchases as sale left join store_purchase_lines as line on line.purchase_id = sale.id`,
  );
  const approved = await read(
    `select approvals.subject_id as "returnId",
       (select count(*)::int from returns join refunds on refunds.id = returns.refund_id
        where returns.id::text = approvals.subject_id and returns.state = 'refunded') as refunds
     from approvals where kind = 'refund' and state = 'executed'`,
  );
  return {
    orders: orders.map((row) => ({
      id: Number(row['id']),
      key: String(row['key']),
      status: String(row['status']),
      total: Number(row['total']),
      paid: Number(row['paid']),
      refunded: Number(row['refunded']),
    })),
    payments: payments.map((row) => ({
      providerId: String(row['providerId']),
      orderId: Number(row['orderId']),
      amount: Number(row['amount']),
      state: String(row['state']),
    })),
    certificates: certificates.map((row) => ({
      id: String(row['id']),
      balance: Number(row['balance']),
      due: Number(row['due']),
    })),
    advances: advances.map((row) => ({
      refundId: String(row['refundId']),
      amount: Number(row['amount']),
      receipted: Number(row['receipted']),
      receipts: Number(row['receipts']),
    })),
    heldTwice: held.map(({ uin }) => String(uin)),
    sales: sales.map((row) => ({
      id: Number(row['id']),
      receipt: String(row['receipt']),
      uin: String(row['uin']),
      paid: Number(row['paid']),
      isOffSale: row['isOffSale'] === true,
    })),
    approvedReturns: approved.map(({ returnId, refunds }) => ({
      returnId: String(returnId),
      refunds: Number(refunds),
    })),
  };
}
