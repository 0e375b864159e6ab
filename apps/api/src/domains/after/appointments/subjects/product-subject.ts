import { and, eq } from 'drizzle-orm';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { sizeTitleWords } from '@yahont/values/measures/size.ts';
import { productUrl } from '#src/domains/goods/catalogue/index.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { canBeShown, type SubjectLookup } from './subject-lookup.ts';
import { NOTHING_MORE, type Subject } from './subject.ts';

type Product = Extract<ShownThing, { kind: 'product' }>;

/** A product, or one size of it, with the places of its pieces; null for an unknown one. */
export async function findProduct(look: SubjectLookup, thing: Product): Promise<Subject | null> {
  const { db, catalogue } = look;
  const { productId, skuId } = thing;
  const [row] = await db
    .select({ name: products.name, article: products.article, hiddenAt: products.hiddenAt })
    .from(products)
    .where(eq(products.id, productId));
  if (!row) return null;
  const [sku] =
    skuId === null
      ? []
      : await db
          .select({ size: skus.size })
          .from(skus)
          .where(and(eq(skus.id, skuId), eq(skus.productId, productId)));
  const pieces = await db
    .selectDistinct({ storeId: items.storeId, skuId: skus.id })
    .from(items)
    .innerJoin(skus, eq(skus.id, items.skuId))
    .where(
      and(eq(skus.productId, productId), canBeShown(look), skuId === null ? undefined : eq(skus.id, skuId)),
    );
  const record = catalogue.find(productId);
  const size = sku?.size ?? null;
  return {
    ...NOTHING_MORE,
    thing,
    key: `product:${productId}`,
    productId,
    skuId,
    name: row.name,
    code: `артикул ${row.article}`,
    hasSku: skuId === null || sku !== undefined,
    extra: size === null ? null : sizeTitleWords(size),
    url: record === undefined ? null : productUrl(record),
    holds: [skuId === null ? [...new Set(pieces.map((piece) => piece.skuId))] : [skuId]],
    lies: [row.hiddenAt === null ? pieces.map(({ storeId }) => storeId) : []],
  };
}
