import { inArray, min } from 'drizzle-orm';
import { z } from 'zod';
import { ImportPastPrice } from '@yahont/contracts/catalogue/price-history.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { products } from '../catalogue.tables.ts';
import { keepPrices } from './keep-prices.sql.ts';
import { priceHistory } from './price-history.tables.ts';

const ROWS_PER_STATEMENT = 5000;

/**
 * Writes prices of the time before the history of a product begins: what is known is never rewritten, and
 * a repeated import changes nothing. Throws `unknown-product`.
 */
export async function importPastPrices(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportPastPrice).parse(input);
  const codes = [...new Set(list.map(({ productCode }) => productCode))];
  await ctx.db.transaction(async (tx) => {
    const known = await startsByCode(tx, codes);
    const older = list.flatMap(({ productCode, price, oldPrice, since }) => {
      const product = known.get(productCode);
      if (product === undefined)
        throw new AppError('invalid', 'unknown-product', { context: { code: productCode } });
      const at = new Date(since);
      return at < product.start ? [{ productId: product.id, price, oldPrice, since: at }] : [];
    });
    for (let from = 0; from < older.length; from += ROWS_PER_STATEMENT)
      await keepPrices(tx, 'import', older.slice(from, from + ROWS_PER_STATEMENT));
    await auditImport(tx, ctx, { of: 'past-prices', given: list.length, changed: older.length });
  });
}

type Known = { id: number; start: Date };

/** Each product and the beginning of its history, which is now for one without any. */
async function startsByCode(tx: Db, codes: readonly string[]): Promise<Map<string, Known>> {
  const found = await tx
    .select({ id: products.id, code: products.code })
    .from(products)
    .where(inArray(products.code, [...codes]));
  const starts = await tx
    .select({ productId: priceHistory.productId, start: min(priceHistory.since) })
    .from(priceHistory)
    .groupBy(priceHistory.productId);
  const startOf = new Map(starts.map(({ productId, start }) => [productId, start]));
  return new Map(found.map(({ id, code }) => [code, { id, start: startOf.get(id) ?? new Date() }]));
}
