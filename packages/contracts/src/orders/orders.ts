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
  /** What the buyer asked for, Russian: the text of a card. */
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

/** What became of a line that its buyer does not have: cancelled before the hand-over, left at the door, given back, or exchanged. */
export const LINE_BACKS = ['cancelled', 'not-kept', 'returned', 'exchanged'] as const;
export const LineBack = z.enum(LINE_BACKS);
export type LineBack = z.infer<typeof LineBack>;

export const OrderLine = z.object({
  id: z.int(),
  kind: LineKind,
  /** null for what is no product of the catalogue, as `metal`. */
  productId: z.int().nullable(),
  url: z.string(),
  name: z.string(),
  /** What the shopper reads beside the name, Russian: «размер 17». */
  details: z.array(z.string()),
  /** Of the product; of a loose stone its laboratory and certificate; null for a gift certificate. */
  article: z.string().nullable(),
  metal: Metal.nullable(),
  size: z.int().nullable(),
  picture: Picture.nullable(),
  /** Look of a gift certificate; null for everything else. */
  gift: CertificateDesign.nullable(),
  /** The loose stone that it has, alone or set; null for what has none. */
  stone: LineStone.nullable(),
  /** УИН of the line's items: none of a gift certificate, two of a piece with a chosen stone. */
  uins: z.array(z.string()),
  /** What each УИН is of, Russian: «Оправа», «Бриллиант»; empty for a piece that is one item. */
  parts: z.array(z.string()),
  price: MoneyOut,
  /** What `price` is made of; empty for what is one thing, and for orders of before. */
  prices: z.array(LinePrice),
  /** Share of promo code and of bonus. */
  promoDiscount: MoneyOut,
  bonusDiscount: MoneyOut,
  total: MoneyOut,
  services: z.array(OrderService),
  /** Null while it is its buyer's, or on its way to them. */
  back: LineBack.nullable(),
  /** What the workshop does before it is sent, one after another. */
  works: z.array(LineWork),
});
export type OrderLine = z.infer<typeof OrderLine>;
/** How a step of an order came about, where its status alone does not say. */
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
 * `pending`: money is waited for. `held`: points or a certificate are set aside. `paid`: they are the shop's.
 * `released`: the order ended before that, and nothing was taken.
 */
export const TenderState = z.enum(['pending', 'held', 'paid', 'released']);
export type TenderState = z.infer<typeof TenderState>;
/** A part of an order's total and what pays it. */
export const Tender = z.object({
  kind: z.enum(TENDER_KINDS),
  amount: MoneyOut,
  state: TenderState,
  /** Given back, or on its way back; also what was never paid. */
  refunded: MoneyOut,
  /** The part of `refunded` that was never paid: cash for what was left at the door. */
  notTaken: MoneyOut,
  /** What was paid on receipt was paid by card; left out of cash, and of everything else. */
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
  promoDiscount: MoneyOut,
  deliveryPrice: MoneyOut,
  /** Goods less the promo code, plus delivery. */
  total: MoneyOut,
  /** They add up to `total`. */
  tenders: z.array(Tender),
  /** The part of the total that money pays: without points and certificates. */
  due: MoneyOut,
  bonusToEarn: z.int(),
  paymentKind: PaymentKind,
  /** Whether a card pays it on receipt too, beside cash. */
  cardOnReceipt: z.boolean(),
  isPaid: z.boolean(),
  /** How its last step came about, where the status alone does not say. */
  lastNote: OrderNote.nullable(),
  /** Whether its buyer has had it, also when all of it came back later. */
  wasHandedOver: z.boolean(),
  contact: z.object({
    name: z.string(),
    lastName: z.string(),
    surName: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  /** Who buys it; null: the person of the contact. */
  company: CompanyOut.nullable(),
  /** Who receives it instead of the buyer. */
  receiver: ReceiverOut.nullable(),
  delivery: OrderedDelivery,
  comment: z.string(),
  /** The buyer wants no calls: ticked, or asked for in the comment. */
  noCalls: z.boolean(),
  /** The parcel has no price in it. */
  hidesPrice: z.boolean(),
  history: z.array(OrderEvent),
  canCancel: z.boolean(),
  canPay: z.boolean(),
  /** Six digits that the buyer names in the store; null unless the order waits there. */
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
  /** What was ordered, as far as a list shows it. */
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
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/cancel',
  summary: 'Cancel an own order that is not on its way yet',
  params: z.object({ id: IdParam }),
  answer: Order,
  access: 'account',
  refusals: { 'not-cancellable': refusal(409, {}), 'order-not-found': refusal(404, {}) },
});
