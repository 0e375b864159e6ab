import type { Database } from '@yahont/api/platform/database/database.ts';

/** What the shop has written, sums in kopecks. */
export type ShopBooks = {
  orders: { id: number; key: string; status: string; total: number; paid: number; refunded: number }[];
  payments: { providerId: string; orderId: number; amount: number; state: string }[];
  /** Pieces that more than one living order holds, by УИН. */
  heldTwice: string[];
};

/** Reads the shop's books; the shop must be at rest. */
export async function readBooks(database: Database): Promise<ShopBooks> {
  const read = async (text: string) => (await database.query(text)).rows;
  const orders = await read(
    `select id::int as id, idempotency_key as key, status, total::int as total,
       coalesce((select sum(amount) from order_tenders where order_id = orders.id and state = 'paid'), 0)::int as paid,
       coalesce((select sum(refunded) from order_tenders where order_id = orders.id), 0)::int as refunded
     from orders`,
  );
  const payments = await read(
    `select provider_id as "providerId", order_id::int as "orderId", amount::int as amount, state
     from payments where provider_id is not null`,
  );
  const held = await read(
    `select held.uin from order_line_items as held
     join order_lines on order_lines.id = held.line_id join orders on orders.id = order_lines.order_id
     where orders.status not in ('cancelled', 'expired', 'refunded')
       and not exists (select 1 from refund_lines where order_line_id = order_lines.id)
     group by held.uin having count(*) > 1`,
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
    heldTwice: held.map(({ uin }) => String(uin)),
  };
}
