import { z } from 'zod';
import { Consent, EmailOrEmpty, Id, MobilePhone, MoneyOut, Patronymic, PersonName } from '../wire/fields.ts';
import { CartTotals } from '../cart/cart.ts';
import { AppliedCertificate, CertificateCode, CODE_REFUSALS } from '../certificates/certificates.ts';
import { CarrierPlace, DeliveryChoice } from '../delivery/delivery-shapes.ts';
import { Fitting } from '../delivery/tariffs.ts';
import { Store } from '../stores/stores.ts';
import { CERTIFICATES_MAX } from '../wire/limits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { InstalmentTerms } from '../payment/instalment.ts';
import { SavedCard } from '../payment/saved-cards.ts';
import { refusal } from '../wire/refusals.ts';
import { BUYER_KINDS } from '@yahont/values/buyer/buyer-kinds.ts';
import { WAY_REASONS } from '@yahont/values/sums/ways-to-pay.ts';
import { PaymentKind, Order } from '../orders/orders.ts';
import { Company, CompanyOut } from '../orders/company.ts';
import { Receiver } from '../orders/receiver.ts';
import { typedText } from '../wire/typed.ts';

export const Contact = z.object({
  name: PersonName,
  lastName: PersonName,
  surName: Patronymic.default(''),
  phone: MobilePhone,
  email: EmailOrEmpty.default(''),
});
export type Contact = z.infer<typeof Contact>;

/** Trying on at the door; null where the courier does not wait. */
const OfferedFitting = Fitting.extend({
  /** False: the cart holds more pieces than are tried on. */
  isOffered: z.boolean(),
}).nullable();
export type OfferedFitting = z.infer<typeof OfferedFitting>;

const EarlyPiece = z.object({ name: z.string(), quantity: z.int() });
/** What can be handed over earlier as an order of its own, and what is waited for. */
const EarlyPieces = z.object({
  ready: z.array(EarlyPiece),
  later: z.array(EarlyPiece),
  /** Of each of `pieces`, whether it belongs to the earlier order. */
  isFirst: z.array(z.boolean()),
});

/** The options at checkout for the caller's cart in their city. */
export const CheckoutOptions = z.object({
  totals: CartTotals,
  /** What each piece costs with its services, before the promo code: a card may pay two orders within its limit. */
  pieces: z.array(MoneyOut),
  /** The lines that the order will have, each a piece or a service on it; sums of two orders are divided by them. */
  units: z.array(
    z.object({
      price: MoneyOut,
      /** A promo code discounts it. */
      isDiscounted: z.boolean(),
      /** Neither points nor certificates pay for it. */
      isMoneyOnly: z.boolean(),
      /** Its place in `pieces`, or that of the piece it is done on. */
      piece: z.int(),
    }),
  ),
  /** Whether anything has to be handed over; otherwise `electronic` is the only delivery. */
  isShipped: z.boolean(),
  courier: z.object({
    price: MoneyOut,
    /** Delivery is free from this sum. */
    freeFrom: MoneyOut,
    /** A carrier's couriers bring it, and take no money. */
    isCarried: z.boolean(),
    dates: z.array(z.iso.date()),
    /** Hours to choose from, the same on each day; empty: the courier comes at any time of the day. */
    intervals: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        /** Days on which no courier is free in these hours, also of `early`. */
        takenOn: z.array(z.iso.date()),
      }),
    ),
    /** Days before the first of `dates` on which a courier can bring what is at hand; null where all of it comes together. */
    early: EarlyPieces.extend({ dates: z.array(z.iso.date()) }).nullable(),
    fitting: OfferedFitting,
  }),
  /** A courier on the same day; null where there is none, at other hours and for pieces that lie in other cities. */
  express: z
    .object({
      price: MoneyOut,
      /** Today in the city. */
      date: z.iso.date(),
      /** The courier is there by this time, «17:30». */
      by: z.string(),
      /** It can be ordered until this time. */
      orderBefore: z.string(),
      fitting: OfferedFitting,
    })
    .nullable(),
  pickup: z.array(
    z.object({
      store: Store,
      /** When everything in the cart will be in that store. */
      readyDate: z.iso.date(),
      isAllInStore: z.boolean(),
      /** From which day on something can be collected earlier; null where nothing can. */
      early: EarlyPieces.extend({ date: z.iso.date() }).nullable(),
    }),
  ),
  /** Pickup points of a carrier, those nearest to the centre; null where no carrier brings anything now. */
  point: z
    .object({
      price: MoneyOut,
      freeFrom: MoneyOut,
      /** From this day on it can be collected. */
      date: z.iso.date(),
      places: z.array(CarrierPlace),
    })
    .nullable(),
  /** Limits from which `waysToPay` computes the ways to pay; the server checks an order with the same function. */
  paymentRules: z.object({
    cardMax: MoneyOut.nullable(),
    sbpMax: MoneyOut.nullable(),
    sberpayMax: MoneyOut.nullable(),
    cashMax: MoneyOut,
    /** Whether a courier and a store take cards too on receipt. */
    cardOnReceipt: z.boolean(),
    /** Null: instalments are not offered. */
    credit: InstalmentTerms.nullable(),
    /** Null: an order above the limit of a card is not paid by several payments. */
    parts: z.object({ days: z.int() }).nullable(),
    /** Null: the shop takes no transfers by invoice. */
    invoice: z.object({ days: z.int() }).nullable(),
  }),
  /** Ways whose money a bank only holds until the hand-over; that of every other way is taken at once. */
  held: z.array(PaymentKind),
  /** Cards to pay by: whether the bank can remember one, and those that it remembers, without expired ones. None for gift certificates. */
  cards: z.object({ canSave: z.boolean(), saved: z.array(SavedCard) }),
  bonus: z.object({
    balance: z.int(),
    /** Points that can pay for part of this cart, beside another kind of payment. */
    spendable: z.int(),
  }),
  /** Applied gift certificates that still pay, in the order of applying; none for a cart that only money pays. */
  certificates: z.array(AppliedCertificate),
  buyer: z.object({
    /** Who ordered last. */
    lastKind: z.enum(BUYER_KINDS),
    /** The company for which the account ordered last; null when it never did. */
    company: CompanyOut.nullable(),
    /** Orders of the account that wait for a transfer by invoice. */
    openInvoices: z.int(),
    /** Orders of the account that hold pieces and are paid on receipt. */
    openCashOrders: z.int(),
    /** Whether somebody can be asked about a company by its ИНН. */
    canFind: z.boolean(),
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
  /** The buyer, or who writes for the company that buys. */
  contact: Contact,
  /** Null: a person buys. */
  company: Company.nullable().default(null),
  /** Null: the buyer receives it. Of an electronic delivery nothing is received, and it is ignored. */
  receiver: Receiver.nullable().default(null),
  delivery: DeliveryChoice,
  payment: PaymentKind,
  /** A saved card of the account, for payment `card`; null: the shopper types one on the bank's page. */
  savedCardId: z.uuid().nullable().default(null),
  /** A consent of its own, never pre-ticked: the bank remembers the card that is typed. Ignored with any other payment. */
  savesCard: z.boolean().default(false),
  /** Points to spend; with payment `bonus` the server uses points for the whole sum. */
  bonus: z.int().min(0).max(100_000_000).default(0),
  /** Gift certificates to pay with, used one after another: codes, or ids of applied ones. */
  certificates: z
    .array(z.union([CertificateCode, z.uuid()]))
    .max(CERTIFICATES_MAX)
    .default([]),
  comment: typedText().max(1000).default(''),
  /** Nobody calls about it, neither the buyer nor who receives it: the shop and couriers write. */
  noCalls: z.boolean().default(false),
  /** A present: the parcel has no price in it. */
  hidesPrice: z.boolean().default(false),
  /** Two separate consents (152-ФЗ), neither pre-ticked. */
  acceptsOffer: Consent,
  acceptsPersonalData: Consent,
  /** City for which the form was filled in; if the caller's city has changed since, 409 `city-changed`. */
  cityId: Id.optional(),
  /** Money to pay that the shopper saw, in kopecks; a different sum is refused with 409 `total-changed`. */
  expectedTotal: z.int().min(0),
  /** Day of hand-over that the shopper saw; a later one is refused with 409 `date-changed`. */
  expectedDate: z.iso.date().optional(),
  /** The same of the hour of express, «17:30». */
  expectedBy: z.iso.time({ precision: -1 }).optional(),
});
export type PlaceOrder = z.infer<typeof PlaceOrder>;

/**
 * Header `Idempotency-Key` (8 to 64 letters, digits, `-`, `_`) is required; the same key gives the same order. Of a cart
 * that was divided by `readyFirst` or `early` the answer is the order of the ready pieces, with the other one as its companion.
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
    /** Nothing of the cart is ready in that store, or at hand for the earlier visit, any more. */
    'nothing-ready': refusal(409, {}),
    /** No courier is free in these hours any more; both are empty when none were chosen. */
    'interval-taken': refusal(409, { date: z.iso.date(), from: z.string(), to: z.string() }),
    'payment-unavailable': refusal(409, { because: z.enum([...WAY_REASONS, 'unknown']) }),
    /** It was removed meanwhile, has expired, is of another bank, or the cart has gift certificates. */
    'saved-card-gone': refusal(409, {}),
    /** Points. */
    'not-enough-bonus': refusal(409, { balance: z.int(), spendable: z.int() }),
    'out-of-stock': refusal(409, { skuIds: z.array(z.int()), stoneIds: z.array(z.int()) }),
    /** What it costs now. */
    'total-changed': refusal(409, { total: MoneyOut }),
    /** When it would be handed over now: the day, and the hour of express. */
    'date-changed': refusal(409, { date: z.iso.date(), by: z.string().nullable() }),
    ...CODE_REFUSALS,
  },
});
