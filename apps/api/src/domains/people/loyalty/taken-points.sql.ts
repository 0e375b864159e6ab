import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/** How many points earned with an order have neither expired nor been taken back. */
export async function pointsToReverse(
  db: Db,
  { orderId, points }: { orderId: number; points: number },
): Promise<number> {
  const [row] = await rowsOf<{ left: number }>(
    db,
    sql`select (earned.points
        + coalesce((select sum(points) from bonus_entries where reason = 'burnt' and credit_id = earned.id), 0)
        + coalesce((select sum(points) from bonus_entries where reason = 'reversed' and order_id = ${orderId}), 0)
      )::int as "left"
      from bonus_entries as earned
      where earned.order_id = ${orderId} and earned.reason = 'earned'`,
  );
  return Math.max(0, Math.min(points, row?.left ?? 0));
}

export type TakenPoints = { creditId: number; burnsAt: string; left: number };

/** The points that an order took and has not returned yet, latest expiry first. */
export function findTaken(tx: Db, orderId: number): Promise<TakenPoints[]> {
  return rowsOf<TakenPoints>(
    tx,
    sql`select used.credit_id::float8 as "creditId", credit.burns_at as "burnsAt",
        (used.points - coalesce((
          select sum(back.points) from bonus_entries as back
          where back.order_id = ${orderId} and back.reason = 'returned' and back.credit_id = used.credit_id
        ), 0))::int as "left"
      from bonus_entries as debit
      join bonus_uses as used on used.debit_id = debit.id
      join bonus_entries as credit on credit.id = used.credit_id
      where debit.order_id = ${orderId} and debit.reason = 'spent'
      order by credit.burns_at desc, credit.id desc`,
  );
}
