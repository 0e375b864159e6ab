import { eq, sql } from 'drizzle-orm';
import { ImportPiece } from '@yahont/contracts/catalogue/catalogue-import.ts';
import type { Db } from '#src/platform/database/database.ts';
import { inJson } from '#src/platform/database/in-json.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { importItems } from '#src/domains/goods/stock/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { asScaled, asText, asUin, orNull } from '../formats/parsers.ts';
import { defineKind } from './import-kind.ts';

/** Pieces with a УИН that the shop has from now on. */
export const ITEMS = defineKind<ImportPiece>({
  columns: [
    { field: 'uin', name: 'УИН', isRequired: true, parse: asUin },
    { field: 'productCode', name: 'Код изделия', aliases: ['Изделие'], isRequired: true, parse: asText },
    { field: 'size', name: 'Размер', isRequired: false, empty: 'value', parse: orNull(asScaled(100)) },
    {
      field: 'storeCode',
      name: 'Магазин',
      aliases: ['Код магазина', 'Склад'],
      empty: 'value',
      parse: orNull(asText),
    },
  ],
  needs: 'exchange.run',
  shape: ImportPiece.extend({
    size: ImportPiece.shape.size.default(null),
    storeCode: ImportPiece.shape.storeCode.default(null),
  }),
  keyOf: ({ uin }) => uin,
  refuse: findRefused,
  write: async (ctx, rows) => {
    const { changed } = await importItems(ctx, rows);
    return { changed: changed.length, repriced: [] };
  },
  refusals: { 'only-piece-repeated': 'изделие единственное, второго быть не может' },
});

async function findRefused(tx: Db, rows: readonly ImportPiece[]): Promise<ReadonlyMap<number, string>> {
  const sizes = await knownSizes(tx, rows);
  const codes = new Set((await tx.select({ code: stores.code }).from(stores)).map(({ code }) => code));
  const stored = await storedPieces(tx, rows);
  const refused = new Map<number, string>();
  for (const [index, row] of rows.entries()) {
    const reason = reasonAgainst(row, {
      sizes: sizes.get(row.productCode),
      codes,
      stored: stored.get(row.uin),
    });
    if (reason !== null) refused.set(index, reason);
  }
  return refused;
}

type Known = {
  sizes: ReadonlySet<number | null> | undefined;
  codes: ReadonlySet<string>;
  stored: StoredPiece | undefined;
};

function reasonAgainst(
  { productCode, size, storeCode }: ImportPiece,
  { sizes, codes, stored }: Known,
): string | null {
  if (sizes === undefined) return 'такого изделия нет';
  if (!sizes.has(size)) return size === null ? 'не указан размер' : 'у изделия нет такого размера';
  if (storeCode !== null && !codes.has(storeCode)) return 'такого магазина нет';
  if (stored === undefined) return null;
  if (stored.productCode !== productCode || stored.size !== size) return 'этот УИН у нас на другом изделии';
  // The place follows moves and sales; a file that differs is said, not followed.
  return stored.isAvailable && stored.storeCode !== storeCode ? 'у нас лежит в другом месте' : null;
}

async function knownSizes(tx: Db, rows: readonly ImportPiece[]) {
  const codes = rows.map(({ productCode }) => productCode);
  const found = await tx
    .select({ code: products.code, size: skus.size })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inJson(products.code, codes));
  const sizes = new Map<string, Set<number | null>>();
  for (const { code, size } of found) sizes.set(code, (sizes.get(code) ?? new Set()).add(size));
  return sizes;
}

type StoredPiece = {
  uin: string;
  productCode: string | null;
  size: number | null;
  storeCode: string | null;
  isAvailable: boolean;
};

async function storedPieces(tx: Db, rows: readonly ImportPiece[]): Promise<Map<string, StoredPiece>> {
  const uins = rows.map(({ uin }) => uin);
  const found = await tx
    .select({
      uin: items.uin,
      productCode: products.code,
      size: skus.size,
      storeCode: stores.code,
      isAvailable: sql<boolean>`${items.state} = 'available'`,
    })
    .from(items)
    .leftJoin(skus, eq(skus.id, items.skuId))
    .leftJoin(products, eq(products.id, skus.productId))
    .leftJoin(stores, eq(stores.id, items.storeId))
    .where(inJson(items.uin, uins));
  return new Map(found.map((row) => [row.uin, row]));
}
