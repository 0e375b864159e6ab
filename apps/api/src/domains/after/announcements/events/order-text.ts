import type { With } from '#src/domains/messages/notifications/index.ts';
import type { OrderForMessages } from '../order-for-messages.ts';

/** What a message about an order says. */
export type OrderText = {
  /** Heading of the e-mail and first words of the SMS. */
  news: string;
  /** When and where, after the news in the subject of the e-mail; the news says it all by default. */
  whenAndWhere?: string;
  /** What happens next, for the e-mail. */
  next: string;
  /** The same for the SMS; `place` may be shortened. */
  sms: { before: string; place?: string; after?: string };
  /** What is to be done on the page of the order; it is only to be read by default. */
  action?: string;
};

export type OrderWriter = (order: With<OrderForMessages>) => OrderText;
