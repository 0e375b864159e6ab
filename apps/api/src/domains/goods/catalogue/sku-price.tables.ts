import { sql } from 'drizzle-orm';

/** Prices that follow from another one are whole tens of roubles. */
const TEN_ROUBLES = 1000;

/** `amount` of the product, in proportion: as many times the price of this size as it is of the product's own price. */
function inProportion(amount: string): string {
  return `case when skus.price is null then ${amount} when ${amount} = skus.of_price then skus.price
    else greatest(round(skus.price::numeric * ${amount} / skus.of_price / ${TEN_ROUBLES}) * ${TEN_ROUBLES}, ${TEN_ROUBLES}) end`;
}

/**
 * What a SKU costs, kopecks: the one rule, as an SQL expression over the tables `skus` and `products`. A size has its own price
 * beside the price of the product that it was brought with; when the product's price changes (staff, a plan, an import), all
 * sizes change in proportion, and come back exactly when it comes back (decision 0102).
 */
export const SKU_PRICE = `(${inProportion('products.price')})::float8`;

/** What it cost before; null without an old price. Above `SKU_PRICE` as the product's is above its price. */
export const SKU_OLD_PRICE = `(case when products.old_price is null then null
  else greatest(${inProportion('products.old_price')}, ${SKU_PRICE}::numeric + ${TEN_ROUBLES}) end)::float8`;

/** What one piece of a SKU weighs, milligrams. */
export const SKU_WEIGHT = `coalesce(skus.weight_mg, products.weight_mg)`;

/** The same three for queries that are built of columns. */
export const skuPrice = sql.raw(SKU_PRICE).mapWith(Number);
export const skuOldPrice = sql<number | null>`${sql.raw(SKU_OLD_PRICE)}`;
export const skuWeight = sql.raw(SKU_WEIGHT).mapWith(Number);
