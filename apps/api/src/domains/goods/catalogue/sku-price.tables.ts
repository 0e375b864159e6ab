import { sql } from 'drizzle-orm';

/** Derived prices are rounded to whole tens of roubles. */
const TEN_ROUBLES = 1000;

/** `amount` of the product scaled by the ratio of this size's price to the product's price. */
function inProportion(amount: string): string {
  return `case when skus.price is null then ${amount} when ${amount} = skus.of_price then skus.price
    else greatest(round(skus.price::numeric * ${amount} / skus.of_price / ${TEN_ROUBLES}) * ${TEN_ROUBLES}, ${TEN_ROUBLES}) end`;
}

/**
 * The price of a SKU, kopecks: the single rule, as an SQL expression over the tables `skus` and
 * `products`. A size stores its price together with the product's price at that time. When the
 * product's price changes (staff, a plan, an import), all sizes change in proportion, and return to
 * exactly the old price with it (decision 0102).
 */
export const SKU_PRICE = `(${inProportion('products.price')})::float8`;

/** The old price; null when there is none. It exceeds `SKU_PRICE` by the same ratio as for the product. */
export const SKU_OLD_PRICE = `(case when products.old_price is null then null
  else greatest(${inProportion('products.old_price')}, ${SKU_PRICE}::numeric + ${TEN_ROUBLES}) end)::float8`;

/** The weight of one piece of a SKU, milligrams. */
export const SKU_WEIGHT = `coalesce(skus.weight_mg, products.weight_mg)`;

/** The same three expressions for queries built from columns. */
export const skuPrice = sql.raw(SKU_PRICE).mapWith(Number);
export const skuOldPrice = sql<number | null>`${sql.raw(SKU_OLD_PRICE)}`;
export const skuWeight = sql.raw(SKU_WEIGHT).mapWith(Number);
