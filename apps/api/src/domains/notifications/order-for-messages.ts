import type { Contact } from '@yahont/contracts/checkout/checkout.ts';
import type { LineWork, OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { Company } from '@yahont/contracts/orders/company.ts';
import type { Receiver } from '@yahont/contracts/orders/receiver.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { BackTender } from '@yahont/values/sums/came-back.ts';
import type { PaymentKind, TenderKind } from '@yahont/values/sums/tenders.ts';
import type { Context } from '#src/platform/context.ts';

/** What a buyer has of an order that was cancelled or left at the door in part, kopecks. */
export type HandedOver = {
  lines: readonly { name: string; details: readonly string[]; amount: Kopecks }[];
  /** Lines and delivery; `tenders` add up to it. */
  total: Kopecks;
  tenders: readonly { kind: TenderKind; amount: Kopecks }[];
};

/** Money that came by invoice, kopecks: each transfer, the oldest first, and what of them pays for nothing. */
export type Received = { transfers: readonly Kopecks[]; surplus: Kopecks };

/** Content of a message about an order. `notifications` must not import `orders`; `compose` passes the reader in. */
export type OrderForMessages = {
  id: number;
  number: string;
  accountId: number;
  /** Of the order, whose clock says when its buyer is left alone. */
  cityId: number;
  status: OrderStatus;
  contact: Contact;
  /** Null: the person of the contact buys it. */
  company: Company | null;
  /** Null: the buyer receives it. */
  receiver: Receiver | null;
  /** `details`: what the buyer chose, «размер 17»; a line costs `total` and the share of the points in `bonusDiscount`. */
  lines: readonly {
    name: string;
    details: readonly string[];
    /** Goods, work on them, or an advance. */
    subject: 'commodity' | 'service' | 'payment';
    /** Hash of its picture; none by default. */
    picture?: string | null;
    bonusDiscount: Kopecks;
    total: Kopecks;
  }[];
  /** What the workshop does before the order is sent. */
  works: readonly LineWork[];
  deliveryPrice: Kopecks;
  /** Lines and delivery. */
  total: Kopecks;
  /** The part of the total that money pays. */
  due: Kopecks;
  tenders: readonly ({ amount: Kopecks } & BackTender)[];
  /** What was handed over, where that was not all of the order; all of it by default. */
  handedOver?: HandedOver | null;
  /** Of an order by invoice; null for every other, and by default. */
  received?: Received | null;
  paymentKind: PaymentKind;
  /** The last day on which a transfer by invoice is waited for, in Moscow; null for every other order. */
  payBy: string | null;
  /** What a bank asks for, name by name, while its transfer is waited for; not known by default. */
  requisites?: readonly (readonly [name: string, value: string])[] | null;
  /** Path of the page that shows its invoice to anyone who has its link, such as an accountant; not known by default. */
  invoicePage?: string | null;
  /** Of an order in several payments: what has come, what is left and until when it is held; null or nothing for every other. */
  parts?: { paid: Kopecks; left: Kopecks; until: Date | null } | null;
  deliveryKind: DeliveryKind;
  /** Who brings it; null for the shop itself. */
  carrier: string | null;
  deliveryAddress: string;
  /** Calendar day in the buyer's city. */
  deliveryDate: string;
  /** Hours in which a courier comes, «10:00»; `from` null: any time before. Null: at any time of the day, or in another way. */
  visitHours: { from: string | null; to: string } | null;
  /** The day is over in the buyer's city, as when a transfer came late; no by default. */
  isDayPast?: boolean;
  /** Whether a card pays on receipt too. */
  cardOnReceipt?: boolean | undefined;
  /** Whether the visit met nobody, and the buyer may choose another day on the page of the order. */
  canMoveVisit: boolean;
  /** How long the courier waits while the buyer tries on; null: not at all. */
  fittingMinutes: number | null;
  storeName: string | null;
  /** Until when the order waits in its store; null unless it waits there. */
  storeUntil: Date | null;
  /** The day of `storeUntil` in the buyer's city, ISO; not known by default. */
  keptUntil?: string | null;
  /** Six digits to name in the store; null unless the order waits there. */
  pickupCode: string | null;
  isPaid: boolean;
  /** Whether its buyer wrote wishes, or texts for cards and inscriptions. */
  hasWishes: boolean;
  /** The other order of the same cart; null: there is none. */
  companionId: number | null;
  /** The buyer wants no calls: neither they nor who receives it is promised one. */
  noCalls: boolean;
  /** Which pieces the buyer cannot give back only because they do not want them, and why. */
  kept: { pieces: 'none' | 'some' | 'all'; because: ('made-to-order' | 'company')[] };
  /** Points that were credited for it; 0 before the hand-over. */
  pointsEarned: number;
};

/** Null when there is no such order. */
export type ReadOrder = (ctx: Context, orderId: number) => Promise<OrderForMessages | null>;
