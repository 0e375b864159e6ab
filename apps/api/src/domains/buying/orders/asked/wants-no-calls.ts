import type { OrderRow } from '../load-orders.ts';

const ASKS = /не\s+(?:надо\s+|нужно\s+)?(?:пере)?зв[оа]н|без\s+звонк/iu;

/** Whether the buyer wants no calls: by the tick of the checkout, or in words of the comment, as before there was one. */
export function wantsNoCalls({ noCalls, comment }: Pick<OrderRow, 'noCalls' | 'comment'>): boolean {
  return noCalls || ASKS.test(comment);
}
