import { sql } from 'drizzle-orm';
import { cartLines } from './cart.tables.ts';

/** The cart shows no line of goods that were taken off sale, so the header must not count it. */
export const isOffered = sql`(${cartLines.skuId} is null or exists (
  select 1 from skus join products on products.id = skus.product_id
  where skus.id = ${cartLines.skuId} and products.hidden_at is null))
  and (${cartLines.stoneId} is null or exists (
  select 1 from stones where stones.id = ${cartLines.stoneId} and stones.hidden_at is null))`;
