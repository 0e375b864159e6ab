import { idNumber } from '#app/lib/lists/filters.ts';

/** `?store=warehouse` or the number of a store. */
export function readStore(typed: string): number | 'warehouse' | undefined {
  return typed === 'warehouse' ? typed : idNumber(typed);
}

/** The address of a list of orders in one status, in the chosen store. */
export function ordersPath(status: string, store: number | 'warehouse' | null): string {
  return `/orders?status=${status}${store === null ? '' : `&store=${store}`}`;
}
