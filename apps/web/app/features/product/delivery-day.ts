import { addDays, type IsoDate } from '@yahont/values/iso-date.ts';
import type { Sku } from './sizes.ts';

/**
 * The day a courier brings the chosen size. `courierDate` is the product's own: of a piece in stock where there is
 * one, else with the making already in it.
 */
export function deliveryDay(courierDate: IsoDate, chosen: Sku | null, skus: readonly Sku[]): IsoDate {
  const isMade = chosen !== null && chosen.available === 0 && chosen.madeToOrderDays !== null;
  const isMakingCounted = skus.every(({ available }) => available === 0);
  return isMade && !isMakingCounted ? addDays(courierDate, chosen.madeToOrderDays ?? 0) : courierDate;
}
