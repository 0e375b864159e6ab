import { z } from 'zod';
import {
  Consent,
  EmailOrEmpty,
  Id,
  IdParam,
  MobilePhone,
  MoneyOut,
  Patronymic,
  PersonName,
} from './fields.ts';
import { Metal } from './jewellery.ts';
import { Picture } from './pictures.ts';
import { CartTotals } from './cart.ts';
import { Store } from './stores.ts';
import { endpoint } from './endpoint.ts';
import { refusal } from './refusals.ts';
import { PAYMENT_KINDS, TENDER_KINDS } from '@yahont/values/sums/tenders.ts';
import { WAY_REASONS } from '@yahont/values/sums/ways-to-pay.ts';

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

export const Contact = z.object({
  name: PersonName,
  lastName: PersonName,
  surName: Patronymic.default(''),
  phone: MobilePhone,
  email: EmailOrEmpty.default(''),
});
export type Contact = z.infer<typeof Contact>;

export const CourierAddress = z.object({
  street: z.string().trim().min(2).max(200),
  house: z.string().trim().min(1).max(20),
  flat: z.string().trim().max(20).default(''),
  comment: z.string().trim().max(500).default(''),
});
export const DeliveryChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('courier'), address: CourierAddress, date: z.iso.date() }),
  z.object({ kind: z.literal('pickup'), storeId: Id }),
]);
export type DeliveryChoice = z.infer<typeof DeliveryChoice>;

/** The options at checkout for the caller's cart in their city. */
export const CheckoutOptions = z.object({
  totals: CartTotals,
  courier: z.object({
    price: MoneyOut,
    /** Delivery is free from this sum. */
    freeFrom: MoneyOut,
    dates: z.array(z.iso.date()),
  }),
  pickup: z.array(
    z.object({
      store: Store,
      /** When everything in the cart will be in that store. */
      readyDate: z.iso.date(),
      isAllInStore: z.boolean(),
    }),
  ),
  /** Limits from which `waysToPay` computes the ways to pay; the server checks an order with the same function. */
  paymentRules: z.object({
    cardMax: MoneyOut.nullable(),
    cashMax: MoneyOut,
    /** Null: instalments are not offered. */
    credit: z.object({ min: MoneyOut, max: MoneyOut }).nullable(),
  }),
  bonus: z.object({
    balance: z.int(),
    /** Points that can pay for part of this cart, beside another kind of payment. */
    spendable: z.int(),
  }),
});
export type CheckoutOptions = z.infer<typeof CheckoutOptions>;
export const getCheckoutOptions = endpoint({
  method: 'GET',
  path: '/api/checkout',
  summary: 'Delivery, payment and bonus for this cart in this city',
  answer: CheckoutOptions,
  access: 'account',
});

export const PlaceOrder = z.object({
  contact: Contact,
  delivery: DeliveryChoice,
  payment: PaymentKind,
  /** Points to spend; with payment `bonus` the server uses points for the whole sum. */
  bonus: z.int().min(0).max(100_000_000).default(0),
  comment: z.string().trim().max(1000).default(''),
  /** Two separate consents (152-ФЗ), neither pre-ticked. */
  acceptsOffer: Consent,
  acceptsPersonalData: Consent,
  /** City for which the form was filled in; if the caller's city has changed since, 409 `city-changed`. */
  cityId: Id.optional(),
  /** Money to pay that the shopper saw, in kopecks; a different sum is refused with 409 `total-changed`. */
  expectedTotal: z.int().min(0),
});
export type PlaceOrder = z.infer<typeof PlaceOrder>;

export const OrderLine = z.object({
  id: z.int(),
  productId: z.int(),
  url: z.string(),
  name: z.string(),
  article: z.string(),
  metal: Metal,
  size: z.int().nullable(),
  picture: Picture.nullable(),
  uin: z.string(),
  price: MoneyOut,
  /** This line's share of the promo code and of the points. */
  promoDiscount: MoneyOut,
  bonusDiscount: MoneyOut,
  total: MoneyOut,
});
/** How a step of an order came about, where its status alone does not say. */
export const ORDER_NOTES = [
  'placed',
  'placed-with-points',
  'payment-received',
  'payment-overdue',
  'cancelled-by-buyer',
  'money-returned',
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
  /** Given back, or on its way back. */
  refunded: MoneyOut,
});
export type Tender = z.infer<typeof Tender>;

export const Order = z.object({
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
  isPaid: z.boolean(),
  contact: z.object({
    name: z.string(),
    lastName: z.string(),
    surName: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  delivery: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('courier'), address: z.string(), date: z.iso.date() }),
    z.object({
      kind: z.literal('pickup'),
      storeId: z.int(),
      name: z.string(),
      address: z.string(),
      metro: z.string(),
      phone: z.string(),
      hoursText: z.string(),
      date: z.iso.date(),
    }),
  ]),
  comment: z.string(),
  history: z.array(OrderEvent),
  canCancel: z.boolean(),
  canPay: z.boolean(),
});
export type Order = z.infer<typeof Order>;

/**
 * Header `Idempotency-Key` (8 to 64 letters, digits, `-`, `_`) is required; the same key gives the same order.
 */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  summary: 'Order what is in the cart',
  body: PlaceOrder,
  answer: Order,
  status: 201,
  access: 'account',
  refusals: {
    'idempotency-key-required': refusal(400, {}),
    'idempotency-key-malformed': refusal(400, {}),
    /** The key belongs to another own order. */
    'idempotency-mismatch': refusal(422, { orderId: z.int() }),
    'cart-empty': refusal(409, {}),
    'city-changed': refusal(409, { cityName: z.string() }),
    'delivery-unavailable': refusal(409, {}),
    'payment-unavailable': refusal(409, { because: z.enum([...WAY_REASONS, 'unknown']) }),
    /** Points. */
    'not-enough-bonus': refusal(409, { balance: z.int(), spendable: z.int() }),
    'out-of-stock': refusal(409, { skuIds: z.array(z.int()) }),
    /** What it costs now. */
    'total-changed': refusal(409, { total: MoneyOut }),
  },
});
export const OrderSummary = Order.pick({
  id: true,
  number: true,
  status: true,
  createdAt: true,
  total: true,
  isPaid: true,
  canPay: true,
  delivery: true,
}).extend({ pictures: z.array(Picture), names: z.array(z.string()), quantity: z.int() });
export type OrderSummary = z.infer<typeof OrderSummary>;
export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  summary: 'Own orders, the newest first',
  answer: z.object({ items: z.array(OrderSummary) }),
  access: 'account',
});
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
