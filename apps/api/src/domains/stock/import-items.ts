import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { ImportItem } from '@yahont/contracts/catalogue/catalogue-import.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { products, skus } from '#src/domains/catalogue/catalogue.tables.ts';
import { stores } from '#src/domains/stores/stores.tables.ts';
import { announceStock } from './announce-stock.ts';
import { items } from './stock.tables.ts';

const ROWS_PER_STATEMENT = 1000;

/**
 * Writes new physical items. A known УИН is left unchanged, even when it is reserved or sold. Throws `unknown-piece` for a
 * product, size or store that does not exist; then nothing is written.
 */
export async function importItems(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportItem).parse(input);
  await ctx.db.transaction(async (tx) => {
    const storeIds = await storeIdsByCode(tx);
    const changed: (number | null)[] = [];
    for (let from = 0; from < list.length; from += ROWS_PER_STATEMENT) {
      const slice = list.slice(from, from + ROWS_PER_STATEMENT);
      const skuIds = await skuIdsByPiece(
        tx,
        slice.map(({ productCode }) => productCode),
      );
      const rows = slice.map(({ uin, productCode, size, storeCode }) => ({
        uin,
        skuId: known(skuIds.get(pieceKey(productCode, size)), { uin, productCode, size }),
        storeId: storeCode === null ? null : known(storeIds.get(storeCode), { uin, storeCode }),
        changedAt: ctx.now(),
      }));
      const written = await tx
        .insert(items)
        .values(rows)
        .onConflictDoNothing()
        .returning({ skuId: items.skuId });
      for (const { skuId } of written) changed.push(skuId);
    }
    await auditImport(tx, ctx, { of: 'items', given: list.length, changed: changed.length });
    await announceStock(tx, changed);
  });
}

async function storeIdsByCode(tx: Db): Promise<Map<string, number>> {
  const rows = await tx.select({ code: stores.code, id: stores.id }).from(stores);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

async function skuIdsByPiece(tx: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ code: products.code, size: skus.size, id: skus.id })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(products.code, [...new Set(codes)]));
  return new Map(rows.map(({ code, size, id }) => [pieceKey(code, size), id]));
}

function pieceKey(productCode: string, size: number | null): string {
  return `${productCode} ${size ?? ''}`;
}

function known(id: number | undefined, piece: Record<string, unknown>): number {
  if (id === undefined) throw new AppError('invalid', 'unknown-piece', { context: piece });
  return id;
}
