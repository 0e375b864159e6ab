import { NOT_ABOVE_PRICE } from '@yahont/contracts/office/products.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { approvalNeeded } from '#src/platform/permissions.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';

export type Price = { price: number; oldPrice: number | null };

/** Whether one person may decide a change between two prices alone, both in whole kopecks. */
export async function isWithinPriceLimit(tx: Db, from: number, to: number): Promise<boolean> {
  // Multiplied instead of divided: whole numbers compare exactly.
  return Math.abs(to - from) * 100 <= from * (await readSetting(tx, 'price-change-percent'));
}

/** Throws 422 for a struck-out price that is not higher, and 403 `approval-needed` for a change above the limit of one person. */
export async function checkPrice(
  tx: Db,
  { caller }: Pick<ActingContext, 'caller'>,
  before: number,
  after: Price,
): Promise<void> {
  if (after.oldPrice !== null && after.oldPrice <= after.price)
    throw refuse(NOT_ABOVE_PRICE, 'not-above-price', {}, { field: 'oldPrice' });
  if (caller.kind === 'staff' && !(await isWithinPriceLimit(tx, before, after.price)))
    throw approvalNeeded('prices.set-above-limit');
}
