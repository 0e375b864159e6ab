import { z } from 'zod';
import { LinePrice } from '../cart/line-price.ts';
import { LineKind, ServiceCode } from '../line-kinds.ts';
import { OrderedDelivery } from '../delivery/delivery-shapes.ts';
import { IdParam, MoneyOut } from '../wire/fields.ts';
import { Metal } from '../catalogue/jewellery.ts';
import { Picture } from '../catalogue/pictures.ts';
import { CertificateDesign } from '../certificates/gift.ts';
import { LineStone } from '../stones/line-stone.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';
import { CompanyOut } from './company.ts';
import { ReceiverOut } from './receiver.ts';
import { PAYMENT_KINDS, TENDER_KINDS } from '@yahont/values/sums/tenders.ts';

export const ORDER_STATUSES = [
  'awaiting-payment',
  'new',
  'paid',
  'assembling',
  'ready',
  'in-delivery',
  'completed',
  'cancelled',
  'expired',
  'refunded',
] as const;
export const OrderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** `bonus`: the whole order is paid with points. */
export const PaymentKind = z.enum(PAYMENT_KINDS);
export type PaymentKind = z.infer<typeof PaymentKind>;

/** Work on the thing of a line. */
export const OrderService = z.object({
  id: z.int(),
  service: ServiceCode,
  name: z.string(),
  /** The buyer's text in Russian: on a card. */
  details: z.array(z.string()),
  price: MoneyOut,
  total: MoneyOut,
});

/** Work of the workshop on one thing. */
export const LineWork = z.object({
  /** Russian: «закрепим камень». */
  what: z.string(),
  /** Working days. */
  days: z.int(),
});
export type LineWork = z.infer<typeof LineWork>;

/**
 * Why the buyer does not have a line: cancelled before the hand-over, left at the door, returned, or
 * exchanged.
 */
export const LINE_BACKS = ['cancelled', 'not-kept', 'returned', 'exchanged'] as const;
export const LineBack = z.enum(LINE_BACKS);
export type LineBack = z.infer<typeof LineBack>;

export const OrderLine = z.object({
  id: z.int(),
  kind: LineKind,
  /** null for anything that is not a product of the catalogue, like `metal`. */
  productId: z.int().nullable(),
  url: z.string(),
  name: z.string(),
  /** What the shopper reads beside the name, Russian: «размер 17». */
  details: z.array(z.string()),
  /** Article of the product; laboratory and certificate for a loose stone; null for a gift certificate. */
  article: z.string().nullable(),
  metal: Metal.nullable(),
  size: z.int().nullable(),
  picture: Picture.nullable(),
  /** Look of a gift certificate; null for everything else. */
  gift: CertificateDesign.nullable(),
  /** Its loose stone, alone or set; null when there is none. */
  stone: LineStone.nullable(),
  /** УИН of the line's items: none of a gift certificate, two of a piece with a chosen stone. */
  uins: z.array(z.string()),
  /** What each УИН identifies, in Russian: «Оправа», «Бриллиант»; empty for a piece that is one item. */
  parts: z.array(z.string()),
  price: MoneyOut,
  /** The components of `price`; empty for a single thing, and in older orders. */
  prices: z.array(LinePrice),
  /** The whole set that it was bought with; lines with the same `group` belong together. */
  set: z.object({ group: z.uuid(), title: z.string() }).nullable(),
  /** Shares of the promo code or the set, and of the points. */
  promoDiscount: MoneyOut,
  /** The part of `promoDiscount` that the set gave. */
  setDiscount: MoneyOut,
  bonusDiscount: MoneyOut,
  total: MoneyOut,
  services: z.array(OrderService),
  /** Null while the buyer has it, or it is on its way to them. */
  back: LineBack.nullable(),
  /** The workshop's work before it is sent, one after another. */
  works: z.array(LineWork),
});
export type OrderLine = z.infer<typeof OrderLine>;
/** How an order reached its status, when the status alone does not say. */
export const ORDER_NOTES = [
  'placed',
  'placed-with-points',
  'payment-received',
  'payment-overdue',
  'cancelled-by-buyer',
  'cancelled-by-store',
  'delivery-failed',
  'new-day',
  'new-day-by-buyer',
  'changed-by-store',
  'money-returned',
  'reserved-for-exchange',
  'exchanged',
  'exchange-dropped',
] as const;
export const OrderNote = z.enum(ORDER_NOTES);
export type OrderNote = z.infer<typeof OrderNote>;
export const OrderEvent = z.object({
  status: OrderStatus,
  at: z.iso.datetime(),
  note: OrderNote.nullable(),
});

/**
 * `pending`: money is awaited. `held`: points or a certificate are reserved. `paid`: the shop has them.
 * `released`: the order ended first, and nothing was taken.
 */
export const TenderState = z.enum(['pending', 'held', 'paid', 'released']);
export type TenderState = z.infer<typeof TenderState>;
/** A part of an order's total and what pays it. */
export const Tender = z.object({
  kind: z.enum(TENDER_KINDS),
  amount: MoneyOut,
  state: TenderState,
  /** Refunded, or on its way back; includes amounts that were never paid. */
  refunded: MoneyOut,
  /** The part of `refunded` that was never paid: cash for what was left at the door. */
  notTaken: MoneyOut,
  /** The payment on receipt was made by card; missing for cash, and for everything else. */
  byCard: z.literal(true).optional(),
});
export type Tender = z.infer<typeof Tender>;

const OrderOut = z.object({
  id: z.int(),
  /** «Я-100216» */
  number: z.string(),
  status: OrderStatus,
  createdAt: z.iso.datetime(),
  /** Until when an unpaid order keeps its items reserved. */
  expiresAt: z.iso.datetime().nullable(),
  lines: z.array(OrderLine),
  goods: MoneyOut,
  /** Of the promo code and of sets. */
  promoDiscount: MoneyOut,
  /** The part of `promoDiscount` that sets gave. */
  setDiscount: MoneyOut,
  deliveryPrice: MoneyOut,
  /** Goods less the discounts, plus delivery. */
  total: MoneyOut,
  /** They add up to `total`. */
  tenders: z.array(Tender),
  /** The part of the total paid with money: without points and certificates. */
  due: MoneyOut,
  bonusToEarn: z.int(),
  paymentKind: PaymentKind,
  /** Whether a card is accepted on receipt too, beside cash. */
  cardOnReceipt: z.boolean(),
  isPaid: z.boolean(),
  /** How its last step came about, when the status alone does not say. */
  lastNote: OrderNote.nullable(),
  /** Whether the buyer has received it, even when everything was returned later. */
  wasHandedOver: z.boolean(),
  contact: z.object({
    name: z.string(),
    lastName: z.string(),
    surName: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  /** The buying company; null: the contact person is the buyer. */
  company: CompanyOut.nullable(),
  /** Who receives it instead of the buyer. */
  receiver: ReceiverOut.nullable(),
  delivery: OrderedDelivery,
  comment: z.string(),
  /** The buyer wants no calls: by the checkbox or in the comment. */
  noCalls: z.boolean(),
  /** The parcel contains no prices. */
  hidesPrice: z.boolean(),
  history: z.array(OrderEvent),
  canCancel: z.boolean(),
  canPay: z.boolean(),
  /** Six-digit code that the buyer says in the store; null unless the order waits there. */
  pickupCode: z.string().nullable(),
});

/** An order in a list. */
export const OrderSummary = OrderOut.pick({
  id: true,
  number: true,
  status: true,
  createdAt: true,
  total: true,
  tenders: true,
  isPaid: true,
  expiresAt: true,
  lastNote: true,
  wasHandedOver: true,
  canCancel: true,
  canPay: true,
  delivery: true,
}).extend({
  /** Whether the buyer may choose another visit of the courier; the days and hours are those of `getOrderVisits`. */
  canMoveVisit: z.boolean(),
  /** The ordered things, with only the data for a list. */
  things: z.array(OrderLine.pick({ name: true, picture: true, stone: true, gift: true })),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const Order = OrderOut.extend({
  /** The other order of the same cart, whose pieces are ready earlier or later. */
  companion: OrderSummary.nullable(),
});
export type Order = z.infer<typeof Order>;
export const getOrder = endpoint({
  method: 'GET',
  path: '/api/orders/{id}',
  summary: 'One own order',
  params: z.object({ id: IdParam }),
  answer: Order,
  access: 'account',
});
/** Only for an order that waits in its store. */
export const getStorage = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/storage',
  summary: 'Until when an own order may be kept in its store, at the wish of its buyer',
  params: z.object({ id: IdParam }),
  /** The last day in the buyer’s city; null when it cannot be kept longer. */
  answer: z.object({ latest: z.iso.date().nullable() }),
  access: 'account',
});
/** As long as the shop allows, in one step. Repeating it changes nothing. */
export const keepLonger = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/storage',
  summary: 'Let an own order wait longer in its store',
  params: z.object({ id: IdParam }),
  answer: Order,
  access: 'account',
  refusals: { 'not-stored': refusal(409, { status: OrderStatus }), 'order-not-found': refusal(404, {}) },
});
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/cancel',
  summary: 'Cancel an own order that is not on its way yet',
  params: z.object({ id: IdParam }),
  answer: Order,
  access: 'account',
  refusals: { 'not-cancellable': refusal(409, {}), 'order-not-found': refusal(404, {}) },
});
