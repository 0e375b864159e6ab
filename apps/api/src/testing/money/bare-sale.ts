import { storePurchases } from '#src/domains/after/purchases/purchases.tables.ts';
import type { Context } from '#src/platform/context.ts';

let receipts = 0;

/** A sale that was recorded in a store a moment ago, without pieces: its id. */
export async function writeBareSale(
  { db, now }: Pick<Context, 'db' | 'now'>,
  storeId: number,
): Promise<number> {
  receipts += 1;
  const [row] = await db
    .insert(storePurchases)
    .values({
      storeId,
      receipt: `bare ${receipts}`,
      soldAt: now(),
      soldOn: now().toISOString().slice(0, 10),
      total: 100,
      recordedAt: now(),
    })
    .returning({ id: storePurchases.id });
  return row?.id ?? 0;
}
