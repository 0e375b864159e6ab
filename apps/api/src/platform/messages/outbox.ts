import type { OrderNote, OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { SubscriptionCode, Topic } from '@yahont/contracts/accounts/subscriptions.ts';
import type { CodePurpose, CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import type { EmailContent } from './email/email-layout.ts';
import { withAsker } from './asked-by.ts';
import { outbox } from './outbox.tables.ts';
import type { Db } from '../database/database.ts';
import { insertRow, type Write } from '../database/statement.ts';

/**
 * Messages that leave the process, by topic. The job of the same name in `jobs/` sends it; sending twice is harmless.
 */
export type OutboxMessage = Message & {
  /** Not sent before this moment: the receiver's quiet hours last until then. */
  notBefore?: Date;
  /**
   * After this moment the message is useless and is not sent any more. When it is near, failures are
   * retried quickly.
   */
  expiresAt?: Date;
};

type Message =
  | { topic: 'send-sms'; payload: Common & { to: string; text: string } }
  /** Sends a sign-in code by the first of `ways` that its provider accepts. `to` is the phone of the code. */
  | { topic: 'send-code'; payload: CodeMessage }
  | { topic: 'send-mail'; payload: Common & { to: string; files?: MailFile[] } & EmailContent }
  | { topic: 'send-push'; payload: Common & { accountId: number; title: string; text: string; path: string } }
  /** A newsletter to the subscribers of a topic, in batches: this batch begins after the id `after`. */
  | { topic: 'send-topic-letter'; payload: TopicLetterBatch }
  /** Points of an account burn soon. */
  | { topic: 'points-burning'; payload: { accountId: number; burnsAt: string } }
  /** A birthday's points were credited; `birthday` is its year. */
  | {
      topic: 'birthday-points';
      payload: { accountId: number; birthday: number; points: number; burnsAt: string };
    }
  | { topic: 'mail-clicked'; payload: { mailId: string; at: string } }
  /** `note`: how the order got there, when its status alone does not say. */
  | { topic: 'order-changed'; payload: { orderId: number; status: string; at?: string; note?: OrderNote } }
  /** A carrier has the parcel of an order at its point. */
  | { topic: 'parcel-arrived'; payload: { orderId: number } }
  /** A part of an order's payment arrived that is not the last one. */
  | { topic: 'part-received'; payload: { orderId: number; tenderId: string; at: string } }
  /** The rest of an order in several payments is due by tomorrow. */
  | { topic: 'parts-due'; payload: { orderId: number; at: string } }
  /** `byBuyer`: the buyer chose the visit, and the operators do not know yet. */
  | { topic: 'visit-changed'; payload: { orderId: number; at: string; byBuyer?: boolean } }
  /** Staff changed the contact, the receiver or the delivery of an order; `formerPhone` also gets the news. */
  | { topic: 'order-details-changed'; payload: { orderId: number; at: string; formerPhone?: string } }
  /** The money for an order by invoice is due by tomorrow. */
  | { topic: 'invoice-due'; payload: { orderId: number; at: string } }
  /**
   * An order in a store is kept until `storeUntil`; `day`: the day, in the buyer's city, on which they
   * are reminded.
   */
  | { topic: 'storage-ending'; payload: { orderId: number; storeUntil: string; day: string } }
  /** Staff let an order wait in its store until `storeUntil`. */
  | { topic: 'storage-extended'; payload: { orderId: number; storeUntil: string } }
  | { topic: 'return-changed'; payload: { returnId: number; state: string; at?: string } }
  /**
   * A refund is finished: of some pieces of an order, of everything left of it (`endsOrder`), or of
   * money paid beyond its price (`isSurplus`). `sent`: kopecks that a bank or an operator transfers.
   */
  | {
      topic: 'refund-sent';
      payload: { orderId: number; refundId: string; sent: number; isSurplus?: boolean; endsOrder?: boolean };
    }
  | { topic: 'start-payment'; payload: { paymentId: string } }
  | { topic: 'carry-out-refund'; payload: { refundId: string } }
  /**
   * An order of a company was paid in part, handed over or refunded in part: documents for its
   * accountants are made.
   */
  | { topic: 'issue-papers'; payload: { orderId: number } }
  /** The documents of one order were made. */
  | { topic: 'announce-papers'; payload: { paperIds: number[] } }
  /** The buyer has the goods of an order: money that is held is taken, and the closing receipt is made. */
  | { topic: 'close-sale'; payload: { orderId: number } }
  /**
   * A refund that restored gift certificates is finished: the amount set off by the closing receipt may
   * have to be reversed.
   */
  | { topic: 'take-back-advance'; payload: { refundId: string } }
  /** An order that was paid by an exchange ended before its hand-over. */
  | { topic: 'exchange-ended'; payload: { orderId: number } }
  | { topic: 'issue-certificate'; payload: { certificateId: string } }
  | { topic: 'send-certificate'; payload: { certificateId: string } }
  | { topic: 'send-lead'; payload: { leadId: number; to: 'operators' | 'sender' } }
  | { topic: 'confirm-newsletter'; payload: { subscriberId: number } }
  | { topic: 'send-appointment'; payload: { appointmentId: number; about: AppointmentNews } }
  /** A link for a member of staff; the letter is written when it is sent, so the link is in no row. */
  | { topic: 'send-invitation'; payload: { invitationId: string } }
  /** A file of goods is checked or written, from where its last batch ended. */
  | { topic: 'run-import'; payload: { runId: number } }
  | { topic: 'send-hold'; payload: { holdId: number; about: HoldNews } };

type Common = {
  /**
   * Deduplication key of an event, its receiver and the channel: of several messages with one key only
   * one is sent. By default every message is unique.
   */
  once?: string;
  /**
   * Subscription behind an e-mail of a topic: an e-mail held until morning is not sent if the
   * subscription has ended meanwhile.
   */
  subscription?: OfSubscription;
  /**
   * Condition of a message about an order: a message held until morning is not sent if the order has
   * moved on meanwhile.
   */
  stillIf?: StillIf;
  /** The bell that a message rings: the message is not sent if its owner has ended the bell meanwhile. */
  bellId?: number;
  /** The close person a letter reminds of: it is not sent if the reminder has been switched off meanwhile. */
  closePersonId?: number;
};

/** An attachment of an e-mail, generated when the e-mail is sent. */
export type MailFile = { kind: 'invoice'; orderId: number } | { kind: 'paper'; paperId: number };

/** The order must be in one of these statuses and, if given, still be kept in its store until that moment. */
export type StillIf = { orderId: number; statuses: OrderStatus[]; storeUntil?: string };

/** A subscription of an account, or the single subscription of an address from the footer of the site. */
export type OfSubscription = { of: 'account' | 'subscriber'; id: number; code: SubscriptionCode };

/** `to`: the phone that gets the code. `ip`: of the shopper, which the provider of calls requires. */
export type CodeMessage = {
  codeId: number;
  purpose: CodePurpose;
  to: string;
  ip: string;
  code: string;
  ways: readonly CodeWay[];
};

export type TopicLetterBatch = {
  /** Key of the newsletter: a subscriber gets it once. */
  letter: string;
  about: Topic;
  title: string;
  text: string;
  path: string;
  list: 'accounts' | 'subscribers';
  after: number;
};

/**
 * The occasion of an SMS about an appointment: it was made or moved, its link was requested, or it is
 * tomorrow.
 */
export type AppointmentNews = 'made' | 'link' | 'reminder';

/** The occasion of an SMS about a hold: it was made, or the store ended it. */
export type HoldNews = 'made' | 'cancelled';

/** Stores messages that are sent after this transaction commits. */
export async function enqueue(tx: Db, ...messages: readonly OutboxMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await tx.insert(outbox).values(
    messages.map(({ topic, payload, expiresAt, notBefore }) => ({
      topic,
      payload: withAsker(payload),
      expiresAt,
      notBefore,
    })),
  );
}

/**
 * The same as part of a larger statement.
 * @param from a CTE of it: the message is stored for each row that it returns
 */
export function messageWrite({ topic, payload, expiresAt, notBefore }: OutboxMessage, from?: string): Write {
  const row = {
    topic,
    payload: JSON.stringify(withAsker(payload)),
    expires_at: expiresAt?.toISOString() ?? null,
    not_before: notBefore?.toISOString() ?? null,
  };
  return insertRow('outbox', row, from);
}
