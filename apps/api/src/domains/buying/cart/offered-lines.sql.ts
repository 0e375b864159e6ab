import { sql } from 'drizzle-orm';
import { cartLines } from './cart.tables.ts';

/** The cart hides lines of goods that are off sale, so the header must not count them. */
export const isOffered = sql`(${cartLines.skuId} is null or exists (
  select 1 from skus join products on products.id = skus.product_id
  where skus.id = ${cartLines.skuId} and products.hidden_at is null))
  and (${cartLines.stoneId} is null or exists (
  select 1 from stones where stones.id = ${cartLines.stoneId} and stones.hidden_at is null))`;
