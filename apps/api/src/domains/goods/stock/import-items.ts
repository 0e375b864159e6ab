import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ImportItem, type ImportPiece } from '@yahont/contracts/catalogue/catalogue-import.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { inJson } from '#src/platform/database/in-json.ts';
import type { Changed } from '#src/platform/domain-module.ts';
import { AppError } from '#src/platform/errors.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { announceStock, type ItemOf } from './announce-stock.ts';
import { insertItems } from './insert-items.sql.ts';
import { items } from './stock.tables.ts';

const ROWS_PER_STATEMENT = 1000;

/**
 * Writes new physical items. A known УИН is left unchanged, even when it is reserved or sold. Throws
 * `unknown-piece` for a product, size, stone or store that does not exist, and `only-piece-repeated`
 * for a second item of a one-of-a-kind piece; then nothing is written.
 * @returns the УИН of new items
 */
export async function importItems(ctx: Context, input: readonly unknown[]): Promise<Changed> {
  const list = z.array(ImportItem).parse(input);
  return ctx.db.transaction(async (tx) => {
    const storeIds = await storeIdsByCode(tx);
    const changed: (ItemOf & { uin: string })[] = [];
    const onlyPieces: Piece[] = [];
    const now = ctx.now();
    for (let from = 0; from < list.length; from += ROWS_PER_STATEMENT) {
      const slice = list.slice(from, from + ROWS_PER_STATEMENT);
      const pieces = await findPieces(tx, slice);
      const skuIds = new Map(pieces.map((piece) => [pieceKey(piece), piece.skuId]));
      const stoneIds = await stoneIdsByCode(tx, slice);
      const rows = slice.map((item) => ({
        uin: item.uin,
        skuId: 'productCode' in item ? known(skuIds.get(pieceKey(item)), item) : null,
        stoneId: 'stoneCode' in item ? known(stoneIds.get(item.stoneCode), item) : null,
        storeId: item.storeCode === null ? null : known(storeIds.get(item.storeCode), item),
        changedAt: now,
      }));
      for (const written of await insertItems(tx, rows)) changed.push(written);
      onlyPieces.push(...pieces.filter(({ isOnly }) => isOnly));
    }
    await checkOnlyPieces(tx, onlyPieces);
    await auditImport(tx, ctx, { of: 'items', given: list.length, changed: changed.length });
    await announceStock(tx, changed);
    return { changed: changed.map(({ uin }) => uin) };
  });
}

async function storeIdsByCode(tx: Db): Promise<Map<string, number>> {
  const rows = await tx.select({ code: stores.code, id: stores.id }).from(stores);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

type Piece = { productCode: string; isOnly: boolean; size: number | null; skuId: number };

/** All SKUs of the products of these items. */
async function findPieces(tx: Db, slice: readonly ImportItem[]): Promise<Piece[]> {
  const codes = slice.flatMap((item) => ('productCode' in item ? [item.productCode] : []));
  if (codes.length === 0) return [];
  return tx
    .select({
      productCode: products.code,
      isOnly: sql<boolean>`${products.facts} @> '{"isOnly": true}'::jsonb`,
      size: skus.size,
      skuId: skus.id,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inJson(products.code, codes));
}

/**
 * A sold item of a one-of-a-kind piece counts too: it is never made again. No index finds the sold items of a SKU, so
 * all of an import are checked together.
 */
async function checkOnlyPieces(tx: Db, pieces: readonly Piece[]): Promise<void> {
  if (pieces.length === 0) return;
  const codes = new Map(pieces.map(({ skuId, productCode }) => [skuId, productCode]));
  const skuIds = JSON.stringify([...codes.keys()]);
  const rows = await tx
    .select({ skuId: items.skuId })
    .from(items)
    .where(sql`${items.skuId} in (select jsonb_array_elements_text(${skuIds}::jsonb)::int)`);
  const counts = Map.groupBy(rows, ({ skuId }) => codes.get(skuId ?? 0));
  for (const [productCode, { length: count }] of counts)
    if (count > 1) throw new AppError('invalid', 'only-piece-repeated', { context: { productCode, count } });
}

async function stoneIdsByCode(tx: Db, slice: readonly ImportItem[]): Promise<Map<string, number>> {
  const codes = slice.flatMap((item) => ('stoneCode' in item ? [item.stoneCode] : []));
  if (codes.length === 0) return new Map();
  const rows = await tx
    .select({ code: stones.code, id: stones.id })
    .from(stones)
    .where(inJson(stones.code, codes));
  return new Map(rows.map(({ code, id }) => [code, id]));
}

function pieceKey({ productCode, size }: Pick<ImportPiece, 'productCode' | 'size'>): string {
  return `${productCode} ${size ?? ''}`;
}

function known(id: number | undefined, item: ImportItem): number {
  if (id === undefined) throw new AppError('invalid', 'unknown-piece', { context: item });
  return id;
}
