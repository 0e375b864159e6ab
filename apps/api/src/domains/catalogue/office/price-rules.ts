import { OFFICE_LIMITS } from '@yahont/contracts/office/limits.ts';
import { NOT_ABOVE_PRICE } from '@yahont/contracts/office/products.ts';
import type { ActingContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { approvalNeeded } from '#src/platform/permissions.ts';

export type Price = { price: number; oldPrice: number | null };

/** Whether one person may decide alone on going from one price to another, both in whole kopecks. */
export function isWithinLimit(from: number, to: number): boolean {
  // Multiplied instead of divided: whole numbers compare exactly.
  return Math.abs(to - from) * 100 <= from * OFFICE_LIMITS.priceChangePercent;
}

/** Throws 422 for a struck-out price that is not higher, and 403 `approval-needed` for a change above the limit. */
export function checkPrice({ caller }: Pick<ActingContext, 'caller'>, before: number, after: Price): void {
  if (after.oldPrice !== null && after.oldPrice <= after.price)
    throw refuse(NOT_ABOVE_PRICE, 'not-above-price', {}, { field: 'oldPrice' });
  if (caller.kind === 'staff' && !isWithinLimit(before, after.price))
    throw approvalNeeded('prices.set-above-limit');
}
