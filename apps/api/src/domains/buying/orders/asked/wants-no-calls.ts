import type { OrderRow } from '../load-orders.ts';

const ASKS = /не\s+(?:надо\s+|нужно\s+)?(?:пере)?зв[оа]н|без\s+звонк/iu;

/** Whether the buyer wants no calls: by the checkbox, or, in older orders, in words of the comment. */
export function wantsNoCalls({ noCalls, comment }: Pick<OrderRow, 'noCalls' | 'comment'>): boolean {
  return noCalls || ASKS.test(comment);
}
