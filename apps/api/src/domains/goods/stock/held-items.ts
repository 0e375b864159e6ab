import { and, eq, inArray } from 'drizzle-orm';
import { items } from './stock.tables.ts';

export type HeldItems = {
  orderId: number;
  /** Only these items; by default all of the order. */
  uins?: readonly string[];
  at: Date;
};

/** The items that an order reserved and has neither bought nor released. */
export function isHeld({ orderId, uins }: Pick<HeldItems, 'orderId' | 'uins'>) {
  return and(
    eq(items.orderId, orderId),
    eq(items.state, 'reserved'),
    uins === undefined ? undefined : inArray(items.uin, [...uins]),
  );
}
