import type { With } from '#src/domains/messages/notifications/index.ts';
import type { OrderForMessages } from '../order-for-messages.ts';

/** The texts of a message about an order. */
export type OrderText = {
  /** Heading of the e-mail and first words of the SMS. */
  news: string;
  /** When and where, after the news in the subject of the e-mail; by default the news is enough. */
  whenAndWhere?: string;
  /** What happens next, for the e-mail. */
  next: string;
  /** The same for the SMS; `place` may be shortened. */
  sms: { before: string; place?: string; after?: string };
  /** What the buyer can do on the page of the order; by default only read it. */
  action?: string;
};

export type OrderWriter = (order: With<OrderForMessages>) => OrderText;
