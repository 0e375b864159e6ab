import type { PlaceOrder } from '@yahont/contracts/checkout/checkout.ts';
import type { ChosenDelivery } from './choose-delivery.ts';

/**
 * The hand-over day of an order, if it is later than the buyer chose or saw; null when it is not, or
 * nothing was expected.
 */
export function laterDay(
  { expectedDate: seenDate, expectedBy }: Pick<PlaceOrder, 'expectedDate' | 'expectedBy'>,
  { hours: { from, to }, chosenDate }: Pick<ChosenDelivery, 'hours' | 'chosenDate'>,
  date: string,
): { date: string; by: string | null } | null {
  const expectedDate = chosenDate ?? seenDate;
  if (expectedDate === undefined) return null;
  // The start of chosen hours is known.
  const by = from === null ? to : null;
  const isLaterToday = date === expectedDate && by !== null && expectedBy !== undefined && by > expectedBy;
  return date > expectedDate || isLaterToday ? { date, by } : null;
}
