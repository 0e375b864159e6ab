import { z } from 'zod';
import { sql } from 'drizzle-orm';
import { ImportStorePurchase } from '@yahont/contracts/purchases/purchases.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { stores } from '#src/domains/stores/stores.tables.ts';
import { storePurchaseLines, storePurchases } from './purchases.tables.ts';

type Sale = z.output<typeof ImportStorePurchase>;

const ROWS_PER_STATEMENT = 500;

/**
 * Writes sales of stores. A known receipt keeps its words and sums; only what came back changes. Of a receipt that is given
 * twice, as sold and as brought back, the later one counts. Throws `unknown-store`; then nothing is written.
 */
export async function importStorePurchases(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportStorePurchase).parse(input);
  // One statement cannot write a row twice.
  const sales = [...new Map(list.map((sale) => [`${sale.storeCode} ${sale.receipt}`, sale])).values()];
  await ctx.db.transaction(async (tx) => {
    const storeIds = await storeIdsByCode(tx);
    let changed = 0;
    for (let from = 0; from < sales.length; from += ROWS_PER_STATEMENT)
      changed += await writeSales(tx, sales.slice(from, from + ROWS_PER_STATEMENT), storeIds);
    await auditImport(tx, ctx, { of: 'store-purchases', given: list.length, changed });
  });
}

async function storeIdsByCode(tx: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.select({ code: stores.code, id: stores.id }).from(stores);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** Returns how many lines are new or different. */
async function writeSales(
  tx: Db,
  sales: readonly Sale[],
  storeIds: ReadonlyMap<string, number>,
): Promise<number> {
  const idAt = new Map<string, number>();
  const rows = sales.map(({ storeCode, receipt, phone, soldAt }) => ({
    storeId: knownStore(storeIds, storeCode),
    receipt,
    phone,
    soldAt: new Date(soldAt),
  }));
  const written = await tx
    .insert(storePurchases)
    .values(rows)
    // Changes nothing, and answers with the id.
    .onConflictDoUpdate({
      target: [storePurchases.storeId, storePurchases.receipt],
      set: { receipt: sql`excluded.receipt` },
    })
    .returning({ id: storePurchases.id, storeId: storePurchases.storeId, receipt: storePurchases.receipt });
  for (const { id, storeId, receipt } of written) idAt.set(`${storeId} ${receipt}`, id);
  const lines = sales.flatMap((sale) =>
    sale.lines.map((line, position) => ({
      ...line,
      position,
      purchaseId: idAt.get(`${knownStore(storeIds, sale.storeCode)} ${sale.receipt}`) ?? 0,
    })),
  );
  const changed = await tx
    .insert(storePurchaseLines)
    .values(lines)
    .onConflictDoUpdate({
      target: [storePurchaseLines.purchaseId, storePurchaseLines.position],
      set: { isReturned: sql`excluded.is_returned` },
      setWhere: sql`${storePurchaseLines.isReturned} is distinct from excluded.is_returned`,
    })
    .returning({ id: storePurchaseLines.id });
  return changed.length;
}

function knownStore(storeIds: ReadonlyMap<string, number>, storeCode: string): number {
  const id = storeIds.get(storeCode);
  if (id === undefined) throw new AppError('invalid', 'unknown-store', { context: { storeCode } });
  return id;
}
