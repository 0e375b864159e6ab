import type { OrderNote, OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { SubscriptionCode, Topic } from '@yahont/contracts/accounts/subscriptions.ts';
import type { CodePurpose, CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import type { EmailContent } from './email/email-layout.ts';
import { outbox } from './outbox.tables.ts';
import type { Db } from '../database/database.ts';
import { insertRow, type Write } from '../database/statement.ts';

/**
 * Messages that leave the process, by topic. The job of the same name in `jobs/` sends it; sending twice is harmless.
 */
export type OutboxMessage = Message & {
  /** Not sent before this moment: the receiver's quiet hours last until then. */
  notBefore?: Date;
  /** After this moment the message is useless and is not sent any more. When it is near, faults are retried quickly until then. */
  expiresAt?: Date;
};

type Message =
  | { topic: 'send-sms'; payload: Common & { to: string; text: string } }
  /** Sends a sign-in code by the first of `ways` that its provider accepts. `to` is the phone of the code. */
  | { topic: 'send-code'; payload: CodeMessage }
  | { topic: 'send-mail'; payload: Common & { to: string; files?: MailFile[] } & EmailContent }
  | { topic: 'send-push'; payload: Common & { accountId: number; title: string; text: string; path: string } }
  /** A letter to the subscribers of a topic, in batches: this one begins after the id `after` of its list. */
  | { topic: 'send-topic-letter'; payload: TopicLetterBatch }
  /** Points of an account burn soon. */
  | { topic: 'points-burning'; payload: { accountId: number; burnsAt: string } }
  /** Points of a birthday were credited; `birthday` is its year. */
  | {
      topic: 'birthday-points';
      payload: { accountId: number; birthday: number; points: number; burnsAt: string };
    }
  | { topic: 'mail-clicked'; payload: { mailId: string; at: string } }
  /** `note`: how the step came about, where its status alone does not say. */
  | { topic: 'order-changed'; payload: { orderId: number; status: string; at?: string; note?: OrderNote } }
  /** A carrier has the parcel of an order at its point. */
  | { topic: 'parcel-arrived'; payload: { orderId: number } }
  /** A part of an order came that is not the last one. */
  | { topic: 'part-received'; payload: { orderId: number; tenderId: string; at: string } }
  /** The rest of an order in several payments is waited for until tomorrow. */
  | { topic: 'parts-due'; payload: { orderId: number; at: string } }
  /** `byBuyer`: the buyer chose the visit, of which the operators do not know. */
  | { topic: 'visit-changed'; payload: { orderId: number; at: string; byBuyer?: boolean } }
  /** The money of an order by invoice is waited for until tomorrow. */
  | { topic: 'invoice-due'; payload: { orderId: number; at: string } }
  /** An order in a store is kept until `storeUntil`; `day`: on which its buyer is reminded, in their city. */
  | { topic: 'storage-ending'; payload: { orderId: number; storeUntil: string; day: string } }
  /** Staff let an order wait in its store until `storeUntil`. */
  | { topic: 'storage-extended'; payload: { orderId: number; storeUntil: string } }
  | { topic: 'return-changed'; payload: { returnId: number; state: string; at?: string } }
  /**
   * A refund is over: of some pieces of an order, of all that was left of it (`endsOrder`), or of what was paid beside its price
   * (`isSurplus`). `sent`: kopecks that a bank or an operator carries.
   */
  | {
      topic: 'refund-sent';
      payload: { orderId: number; refundId: string; sent: number; isSurplus?: boolean; endsOrder?: boolean };
    }
  | { topic: 'start-payment'; payload: { paymentId: string } }
  | { topic: 'carry-out-refund'; payload: { refundId: string } }
  /** An order of a company was paid in part, handed over or given back in part: papers for its accountants are made. */
  | { topic: 'issue-papers'; payload: { orderId: number } }
  /** They were made, all of one order. */
  | { topic: 'announce-papers'; payload: { paperIds: number[] } }
  /** The buyer has the goods of an order: money that is held is taken, and the closing receipt is made. */
  | { topic: 'close-sale'; payload: { orderId: number } }
  /** A refund that gave gift certificates back is over: what the closing receipt set off may have to be taken back. */
  | { topic: 'take-back-advance'; payload: { refundId: string } }
  /** An order that an exchange had paid ended before its hand-over. */
  | { topic: 'exchange-ended'; payload: { orderId: number } }
  | { topic: 'issue-certificate'; payload: { certificateId: string } }
  | { topic: 'send-certificate'; payload: { certificateId: string } }
  | { topic: 'send-lead'; payload: { leadId: number; to: 'operators' | 'sender' } }
  | { topic: 'confirm-newsletter'; payload: { subscriberId: number } }
  | { topic: 'send-appointment'; payload: { appointmentId: number; about: AppointmentNews } };

type Common = {
  /**
   * Key of an event, its receiver and the channel: of several messages with one key a single one is sent. By default every
   * message is its own.
   */
  once?: string;
  /** Of a letter of a topic. A letter may wait for the morning, and is not sent when the subscription has ended meanwhile. */
  subscription?: OfSubscription;
  /** Of a message about an order that waits for the morning: it is not sent when the order has moved on meanwhile. */
  stillIf?: StillIf;
};

/** A file of an e-mail, which is made when the e-mail is sent. */
export type MailFile = { kind: 'invoice'; orderId: number } | { kind: 'paper'; paperId: number };

/** An order that has to be in one of these statuses, and to be kept in its store until then where that is named. */
export type StillIf = { orderId: number; statuses: OrderStatus[]; storeUntil?: string };

/** A subscription of an account, or of an address from the footer of the site, which has a single one. */
export type OfSubscription = { of: 'account' | 'subscriber'; id: number; code: SubscriptionCode };

/** `to`: the phone of the code. `ip`: of the shopper, which the provider of calls asks for. */
export type CodeMessage = {
  codeId: number;
  purpose: CodePurpose;
  to: string;
  ip: string;
  code: string;
  ways: readonly CodeWay[];
};

export type TopicLetterBatch = {
  /** Key of the letter: a subscriber gets it once. */
  letter: string;
  about: Topic;
  title: string;
  text: string;
  path: string;
  list: 'accounts' | 'subscribers';
  after: number;
};

/** What an SMS about an appointment says: it was made or moved, here is the link that was asked for, it is tomorrow. */
export type AppointmentNews = 'made' | 'link' | 'reminder';

/** Stores messages that are sent after this transaction commits. */
export async function enqueue(tx: Db, ...messages: readonly OutboxMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await tx
    .insert(outbox)
    .values(
      messages.map(({ topic, payload, expiresAt, notBefore }) => ({ topic, payload, expiresAt, notBefore })),
    );
}

/**
 * The same as part of a larger statement.
 * @param from a named part of it: the message is stored for each row that it returns
 */
export function messageWrite({ topic, payload, expiresAt, notBefore }: OutboxMessage, from?: string): Write {
  const row = {
    topic,
    payload: JSON.stringify(payload),
    expires_at: expiresAt?.toISOString() ?? null,
    not_before: notBefore?.toISOString() ?? null,
  };
  return insertRow('outbox', row, from);
}
