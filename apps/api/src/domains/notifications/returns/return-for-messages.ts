import type { Kopecks } from '@yahont/values/money.ts';
import type { PostageWay, ReturnDenial, ReturnWay } from '@yahont/contracts/returns/return-lists.ts';
import type { Contact } from '@yahont/contracts/checkout/checkout.ts';
import type { PartBack } from './refund-for-messages.ts';
import type { Context } from '#src/platform/context.ts';

export type ExchangeForMessages = {
  orderNumber: string;
  orderId: number;
  /** Of what is taken: «Кольцо…, размер 17,5». */
  name: string;
  /** What is missing, and until when in the buyer's city; null: nothing. */
  toPay: { amount: Kopecks; until: string } | null;
};

/** Content of a message about a return. `notifications` must not import `returns`; `compose` passes the reader in. */
export type ReturnForMessages = {
  id: number;
  number: string;
  accountId: number;
  /** Of the buyer's city, ahead of UTC. */
  offsetHours: number;
  contact: Contact;
  way: ReturnWay;
  /** Where a courier takes it. */
  address: string;
  /** The day on which the courier comes; null when none was chosen. */
  courierDate: string | null;
  /** Hours of that day, «10:00»; null: at any time of it. */
  courierHours: { from: string; to: string } | null;
  /** The store that expects it or has it; null: the central warehouse. */
  store: { name: string; address: string } | null;
  /** Whether the shop has had the pieces in hand. */
  wasReceived: boolean;
  /** Made at the door: it was tried on and not kept, and nobody had asked before. */
  isAtDoor: boolean;
  /** The last day for the money, in the buyer's city; null once it has passed. */
  moneyBy: string | null;
  /** What the buyer takes instead; null: they want their money, or the exchange has ended. */
  exchange: ExchangeForMessages | null;
  /** What the shop gave for the postage; null: nothing. */
  postage: { amount: Kopecks; way: PostageWay } | null;
  denial: { reason: ReturnDenial; words: string } | null;
  /** What goes back to each tender of the order. */
  parts: readonly PartBack[];
};

/** Null when there is no such return. */
export type ReadReturn = (ctx: Context, returnId: number) => Promise<ReturnForMessages | null>;
