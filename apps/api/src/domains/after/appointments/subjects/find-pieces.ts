import { and, eq, inArray } from 'drizzle-orm';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import { productUrl } from '#src/domains/goods/catalogue/index.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { canBeShown, type SubjectLookup } from './subject-lookup.ts';
import type { Places } from './subject.ts';

/** A product that a visitor is interested in. */
export type Piece = {
  name: string;
  article: string;
  price: Kopecks;
  /** Null while it is hidden. */
  url: string | null;
  /** Places of its pieces in any size. */
  places: Places;
};

/** Products with the places of their pieces, in the order asked; null when one of them is unknown. */
export async function findPieces(
  look: SubjectLookup,
  productIds: readonly number[],
): Promise<Piece[] | null> {
  if (productIds.length === 0) return [];
  const { db, catalogue } = look;
  const ids = [...new Set(productIds)];
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      article: products.article,
      price: products.price,
      hiddenAt: products.hiddenAt,
    })
    .from(products)
    .where(inArray(products.id, ids));
  const lying = await db
    .selectDistinct({ productId: skus.productId, storeId: items.storeId })
    .from(items)
    .innerJoin(skus, eq(skus.id, items.skuId))
    .where(and(inArray(skus.productId, ids), canBeShown(look)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pieces = ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const record = catalogue.find(id);
    const places = lying.filter(({ productId }) => productId === id).map(({ storeId }) => storeId);
    return {
      name: row.name,
      article: row.article,
      // What the product's page shows; a hidden product has no page.
      price: record?.price ?? kopecks(row.price),
      url: record === undefined ? null : productUrl(record),
      places: row.hiddenAt === null ? places : [],
    };
  });
  return pieces.length === ids.length ? pieces : null;
}
