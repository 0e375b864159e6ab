import { sql } from 'drizzle-orm';

/** What the buyer knows to have been refunded of a tender: the exchange of a present keeps its sum a secret. */
export const SHOWN_REFUNDED = sql<number>`order_tenders.refunded - coalesce((
  select sum(part.amount - part.moved_back) from refund_parts as part join refunds as refund on refund.id = part.refund_id
  where part.tender_id = order_tenders.id and refund.of_gift and refund.reason = 'exchanged'), 0)`.mapWith(
  Number,
);
