import type { OfficeOrderRow } from '@yahont/contracts/office/order-lists/order-list.ts';
import { ageOf, type Age } from '#app/lib/lists/age.ts';
import { storeText, type StoreName } from '#app/lib/people/stores.ts';
import { calendarText, dateText } from '#app/lib/words/moments.ts';
import { stepOf } from '#app/blocks/orders/data/next-step.ts';

/** How long it waits; an order that has ended has a date instead. */
export function waitOf(row: OfficeOrderRow, now: Date): Age {
  if (stepOf(row) !== null || row.status === 'awaiting-payment') return ageOf(row.stateSince, now);
  return { text: dateText(row.stateSince, now), tone: 'usual' };
}

/** Where it lies: the cell, the store or the warehouse. */
export function whereText(
  { place, storeId }: OfficeOrderRow,
  stores: readonly StoreName[] | undefined,
): string {
  return place ?? storeText(storeId, stores);
}

/** The day on which the buyer gets it: «до 28 ноября», «завтра» */
export function whenText({ storeUntil, delivery }: OfficeOrderRow, now: Date): string {
  return storeUntil === null ? calendarText(delivery.date, now) : `до ${dateText(storeUntil, now)}`;
}

/** «Аврора», ещё 1: the name in quotation marks distinguishes pieces, the kind of thing seldom does. */
export function namesText(names: readonly string[]): string {
  const [first = 'без изделий', ...others] = names.map((name) => /«[^»]+»/.exec(name)?.[0] ?? name);
  return others.length === 0 ? first : `${first}, ещё\u00A0${others.length}`;
}
