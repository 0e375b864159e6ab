import { z } from 'zod';
import { ImportPrice } from '@yahont/contracts/catalogue/catalogue-import.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import type { Changed } from '#src/platform/domain-module.ts';
import { AppError } from '#src/platform/errors.ts';
import { keepPlannedPrices } from '../office/keep-planned-prices.sql.ts';
import { keepImportedPrices } from '../price-history/keep-imported-prices.ts';
import { lockPrices, writePrices, type StoredPrice } from './write-prices.sql.ts';

/** From this many products on, reloading the whole catalogue is cheaper than updating one by one. */
const MAX_TAGS = 200;

/** What a product on sale cost before and costs now, whole kopecks. */
export type Repriced = { from: number; to: number };

/**
 * Writes prices by article, with their history; what a product costs already is not written. An active
 * plan keeps its price until its end. Throws `unknown-product`.
 * @returns articles of changed products, and the changes of those on sale
 */
export async function importPrices(
  ctx: Context,
  input: readonly unknown[],
): Promise<Changed & { repriced: readonly Repriced[] }> {
  const list = z.array(ImportPrice).parse(input);
  return ctx.db.transaction(async (tx) => {
    const articles = list.map(({ article }) => article);
    const stored = new Map((await lockPrices(tx, articles)).map((row) => [row.article, row]));
    const changes = list.flatMap((wanted) => {
      const before = stored.get(wanted.article);
      if (before === undefined)
        throw new AppError('invalid', 'unknown-product', { context: { article: wanted.article } });
      const after = { price: wanted.price, oldPrice: oldPriceOf(wanted, before) };
      return before.price === after.price && before.oldPrice === after.oldPrice ? [] : [{ before, after }];
    });
    if (changes.length === 0) return { changed: [], repriced: [] };
    await writePrices(
      tx,
      changes.map(({ before: { id }, after }) => ({ id, ...after })),
    );
    const codes = changes.map(({ before: { code } }) => code);
    if (changes.some(({ before: { isPlanned } }) => isPlanned)) await keepPlannedPrices(tx, codes);
    await keepImportedPrices(tx, codes, ctx.now());
    await auditImport(tx, ctx, { of: 'prices', given: list.length, changed: changes.length });
    await announceChange(
      tx,
      changes.length > MAX_TAGS
        ? ['catalogue']
        : ['listing', ...changes.map(({ before: { id } }) => `product:${id}` as const)],
    );
    return {
      changed: changes.map(({ before: { article } }) => article),
      repriced: changes
        .filter(({ before, after }) => !before.isHidden && before.price !== after.price)
        .map(({ before, after }) => ({ from: before.price, to: after.price })),
    };
  });
}

/** A list without struck-out prices leaves them, unless the new price is not below. */
function oldPriceOf({ price, oldPrice }: ImportPrice, before: StoredPrice): number | null {
  if (oldPrice !== undefined) return oldPrice;
  return before.oldPrice !== null && before.oldPrice > price ? before.oldPrice : null;
}
