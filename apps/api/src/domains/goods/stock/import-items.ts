import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ImportItem, type ImportPiece } from '@yahont/contracts/catalogue/catalogue-import.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { announceStock, type ItemOf } from './announce-stock.ts';
import { items } from './stock.tables.ts';

const ROWS_PER_STATEMENT = 1000;

/**
 * Writes new physical items. A known УИН is left unchanged, even when it is reserved or sold. Throws
 * `unknown-piece` for a product, size, stone or store that does not exist, and `only-piece-repeated`
 * for a second item of a one-of-a-kind piece; then nothing is written.
 */
export async function importItems(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportItem).parse(input);
  await ctx.db.transaction(async (tx) => {
    const storeIds = await storeIdsByCode(tx);
    const changed: ItemOf[] = [];
    for (let from = 0; from < list.length; from += ROWS_PER_STATEMENT) {
      const slice = list.slice(from, from + ROWS_PER_STATEMENT);
      const skuIds = await skuIdsByPiece(tx, slice);
      const stoneIds = await stoneIdsByCode(tx, slice);
      const rows = slice.map((item) => ({
        uin: item.uin,
        skuId: 'productCode' in item ? known(skuIds.get(pieceKey(item)), item) : null,
        stoneId: 'stoneCode' in item ? known(stoneIds.get(item.stoneCode), item) : null,
        storeId: item.storeCode === null ? null : known(storeIds.get(item.storeCode), item),
        changedAt: ctx.now(),
      }));
      const written = await tx
        .insert(items)
        .values(rows)
        .onConflictDoNothing()
        .returning({ skuId: items.skuId, stoneId: items.stoneId });
      await checkOnlyPieces(tx, slice);
      changed.push(...written);
    }
    await auditImport(tx, ctx, { of: 'items', given: list.length, changed: changed.length });
    await announceStock(tx, changed);
  });
}

async function storeIdsByCode(tx: Db): Promise<Map<string, number>> {
  const rows = await tx.select({ code: stores.code, id: stores.id }).from(stores);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

async function skuIdsByPiece(tx: Db, slice: readonly ImportItem[]): Promise<Map<string, number>> {
  const codes = slice.flatMap((item) => ('productCode' in item ? [item.productCode] : []));
  if (codes.length === 0) return new Map();
  const rows = await tx
    .select({ code: products.code, size: skus.size, id: skus.id })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(products.code, [...new Set(codes)]));
  return new Map(rows.map(({ code, size, id }) => [pieceKey({ productCode: code, size }), id]));
}

/** A sold item of a one-of-a-kind piece counts too: it is never made again. */
async function checkOnlyPieces(tx: Db, slice: readonly ImportItem[]): Promise<void> {
  const codes = slice.flatMap((item) => ('productCode' in item ? [item.productCode] : []));
  if (codes.length === 0) return;
  const [repeated] = await tx
    .select({ productCode: products.code, count: count() })
    .from(products)
    .innerJoin(skus, eq(skus.productId, products.id))
    .innerJoin(items, eq(items.skuId, skus.id))
    .where(
      and(inArray(products.code, [...new Set(codes)]), sql`${products.facts} @> '{"isOnly": true}'::jsonb`),
    )
    .groupBy(products.code)
    .having(gt(count(), 1))
    .limit(1);
  if (repeated) throw new AppError('invalid', 'only-piece-repeated', { context: repeated });
}

async function stoneIdsByCode(tx: Db, slice: readonly ImportItem[]): Promise<Map<string, number>> {
  const codes = slice.flatMap((item) => ('stoneCode' in item ? [item.stoneCode] : []));
  if (codes.length === 0) return new Map();
  const rows = await tx
    .select({ code: stones.code, id: stones.id })
    .from(stones)
    .where(inArray(stones.code, codes));
  return new Map(rows.map(({ code, id }) => [code, id]));
}

function pieceKey({ productCode, size }: Pick<ImportPiece, 'productCode' | 'size'>): string {
  return `${productCode} ${size ?? ''}`;
}

function known(id: number | undefined, item: ImportItem): number {
  if (id === undefined) throw new AppError('invalid', 'unknown-piece', { context: item });
  return id;
}
