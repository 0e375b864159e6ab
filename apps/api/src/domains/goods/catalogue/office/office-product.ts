import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { OfficeProduct, PricePlan } from '@yahont/contracts/office/products.ts';
import { sizeWords } from '@yahont/values/measures/size.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { productUrl } from '../addresses.ts';
import { products, skus } from '../catalogue.tables.ts';
import { skuOldPrice, skuPrice, skuWeight } from '../sku-price.tables.ts';
import { pricePlans } from './price-plans.tables.ts';

export type PlanRow = typeof pricePlans.$inferSelect;
export type LockedProduct = {
  id: number;
  name: string;
  article: string;
  price: number;
  oldPrice: number | null;
  hiddenAt: Date | null;
  version: number;
};

/** A product as staff see it, even a hidden one. Throws `product-not-found`. */
export async function describeOfficeProduct(db: Db, id: number): Promise<OfficeProduct> {
  const [[row], sizes, plans] = await Promise.all([
    db
      .select({
        article: products.article,
        name: products.name,
        code: products.code,
        sectionPath: products.sectionPath,
        pictures: products.pictures,
        price: products.price,
        oldPrice: products.oldPrice,
        hiddenAt: products.hiddenAt,
        version: products.version,
      })
      .from(products)
      .where(eq(products.id, id)),
    db
      .select({
        skuId: skus.id,
        size: skus.size,
        price: skuPrice,
        oldPrice: skuOldPrice,
        weightMg: skuWeight,
      })
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .where(and(eq(skus.productId, id), isNotNull(skus.price)))
      .orderBy(asc(skus.size)),
    db
      .select()
      .from(pricePlans)
      .where(and(eq(pricePlans.productId, id), inArray(pricePlans.state, ['planned', 'active'])))
      .orderBy(asc(pricePlans.startsAt)),
  ]);
  if (!row) throw notFound('product');
  return {
    id,
    article: row.article,
    name: row.name,
    url: productUrl(row),
    picture: row.pictures[0]?.hash ?? null,
    price: kopecks(row.price),
    oldPrice: row.oldPrice === null ? null : kopecks(row.oldPrice),
    sizes: sizes.flatMap(({ size, price, oldPrice, ...sku }) =>
      size === null
        ? []
        : [
            {
              ...sku,
              size,
              words: sizeWords(size),
              price: kopecks(price),
              oldPrice: oldPrice === null ? null : kopecks(oldPrice),
            },
          ],
    ),
    isHidden: row.hiddenAt !== null,
    version: row.version,
    plans: plans.map(toPlan),
  };
}

export function toPlan(row: PlanRow): PricePlan {
  return {
    id: row.id,
    productId: row.productId,
    price: kopecks(row.price),
    oldPrice: row.oldPrice === null ? null : kopecks(row.oldPrice),
    from: row.startsAt.toISOString(),
    to: row.endsAt?.toISOString() ?? null,
    reason: row.reason,
    state: row.state,
  };
}

/** Locks a product until the transaction ends. Throws `product-not-found`. */
export async function lockProduct(tx: Db, id: number): Promise<LockedProduct> {
  const [row] = await tx
    .select({
      id: products.id,
      name: products.name,
      article: products.article,
      price: products.price,
      oldPrice: products.oldPrice,
      hiddenAt: products.hiddenAt,
      version: products.version,
    })
    .from(products)
    .where(eq(products.id, id))
    .for('update');
  if (!row) throw notFound('product');
  return row;
}
