import { exists, sql } from 'drizzle-orm';

/** A gift certificate of the order still waits for the hour at which it is sent. */
export const HAS_UNSENT_GIFT = exists(
  sql`(select 1 from order_lines as line join gift_certificates as gift on gift.id = line.certificate_id
    where line.order_id = orders.id and (gift.state = 'paid'
      or (gift.state = 'active' and gift.send_at is not null and gift.sent_at is null)))`,
);
