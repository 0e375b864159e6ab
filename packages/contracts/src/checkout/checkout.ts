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

/** Trying on at the door; null when the courier does not wait. */
const OfferedFitting = Fitting.extend({
  /** False: the cart has more pieces than can be tried on. */
  isOffered: z.boolean(),
}).nullable();
export type OfferedFitting = z.infer<typeof OfferedFitting>;

const EarlyPiece = z.object({ name: z.string(), quantity: z.int() });
/** What can be handed over earlier as a separate order, and what the rest waits for. */
const EarlyPieces = z.object({
  ready: z.array(EarlyPiece),
  later: z.array(EarlyPiece),
  /** For each of `pieces`, whether it belongs to the earlier order. */
  isFirst: z.array(z.boolean()),
});

/** The options at checkout for the caller's cart in their city. */
export const CheckoutOptions = z.object({
  totals: CartTotals,
  /** What each piece costs with its services, before the discounts, a set as one: a card may pay two orders within its limit. */
  pieces: z.array(MoneyOut),
  /**
   * The lines of the future order, each a piece or a service on it; the sums of two orders are computed
   * from them.
   */
  units: z.array(
    z.object({
      price: MoneyOut,
      /** A promo code discounts it. */
      isDiscounted: z.boolean(),
      /** Neither points nor certificates pay for it. */
      isMoneyOnly: z.boolean(),
      /** What its set takes off. */
      setDiscount: MoneyOut,
      /** Its index in `pieces`, or the index of the piece it is done on. */
      piece: z.int(),
    }),
  ),
  /** Whether anything has to be handed over; otherwise `electronic` is the only delivery. */
  isShipped: z.boolean(),
  courier: z.object({
    price: MoneyOut,
    /** Delivery is free from this sum. */
    freeFrom: MoneyOut,
    /** A carrier's couriers deliver it, and take no money. */
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
    /**
     * Earlier days on which a courier can bring the available pieces, before the first of `dates`; null
     * when everything comes together.
     */
    early: EarlyPieces.extend({ dates: z.array(z.iso.date()) }).nullable(),
    fitting: OfferedFitting,
  }),
  /** A courier on the same day; null when not offered, outside its hours, and for pieces in other cities. */
  express: z
    .object({
      price: MoneyOut,
      /** Today in the city. */
      date: z.iso.date(),
      /** The courier arrives by this time, «17:30». */
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
      /** From which day on something can be collected earlier; null when nothing can. */
      early: EarlyPieces.extend({ date: z.iso.date() }).nullable(),
    }),
  ),
  /** Pickup points of a carrier nearest to the centre; null while no carrier delivers. */
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
    /** Null: an order above the card limit cannot be paid in several payments. */
    parts: z.object({ days: z.int() }).nullable(),
    /** Null: the shop takes no transfers by invoice. */
    invoice: z.object({ days: z.int() }).nullable(),
  }),
  /**
   * Ways whose money is only held by the bank until the hand-over; with every other way it is captured
   * at once.
   */
  held: z.array(PaymentKind),
  /**
   * Cards for payment: whether the bank can save one, and the saved ones that have not expired. None
   * for gift certificates.
   */
  cards: z.object({ canSave: z.boolean(), saved: z.array(SavedCard) }),
  bonus: z.object({
    balance: z.int(),
    /** Points that can pay for part of this cart, beside another kind of payment. */
    spendable: z.int(),
  }),
  /**
   * Applied gift certificates that are still valid, in the order of applying; none for a cart that only
   * money can pay.
   */
  certificates: z.array(AppliedCertificate),
  buyer: z.object({
    /** The contact of the last order. */
    lastKind: z.enum(BUYER_KINDS),
    /** The company of the account's last company order; null when there is none. */
    company: CompanyOut.nullable(),
    /** Orders of the account that wait for a transfer by invoice. */
    openInvoices: z.int(),
    /** Orders of the account that hold pieces and are paid on receipt. */
    openCashOrders: z.int(),
    /** Whether a company can be looked up by its ИНН. */
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
  /** The buyer, or the contact person of the company that buys. */
  contact: Contact,
  /** Null: a person buys. */
  company: Company.nullable().default(null),
  /** Null: the buyer receives it. Ignored for an electronic delivery. */
  receiver: Receiver.nullable().default(null),
  delivery: DeliveryChoice,
  payment: PaymentKind,
  /** A saved card of the account, for payment `card`; null: the shopper types one on the bank's page. */
  savedCardId: z.uuid().nullable().default(null),
  /**
   * A separate consent, never pre-checked: the bank saves the card that is typed. Ignored with any
   * other payment.
   */
  savesCard: z.boolean().default(false),
  /** Points to spend; with payment `bonus` the server uses points for the whole sum. */
  bonus: z.int().min(0).max(100_000_000).default(0),
  /** Gift certificates to pay with, used one after another: codes, or ids of applied ones. */
  certificates: z
    .array(z.union([CertificateCode, z.uuid()]))
    .max(CERTIFICATES_MAX)
    .default([]),
  comment: typedText().max(1000).default(''),
  /** The shop and couriers do not call about it, neither the buyer nor the receiver: they write. */
  noCalls: z.boolean().default(false),
  /** A gift: the parcel contains no prices. */
  hidesPrice: z.boolean().default(false),
  /** Two separate consents (152-ФЗ), neither pre-checked. */
  acceptsOffer: Consent,
  acceptsPersonalData: Consent,
  /** City for which the form was filled in; if the caller's city has changed since, 409 `city-changed`. */
  cityId: Id.optional(),
  /** Money to pay that the shopper saw, in kopecks; a different sum is refused with 409 `total-changed`. */
  expectedTotal: z.int().min(0),
  /** Hand-over day that the shopper saw; a later one is refused with 409 `date-changed`. */
  expectedDate: z.iso.date().optional(),
  /** The same for the hour of an express delivery, «17:30». */
  expectedBy: z.iso.time({ precision: -1 }).optional(),
});
export type PlaceOrder = z.infer<typeof PlaceOrder>;

/**
 * Header `Idempotency-Key` (8 to 64 letters, digits, `-`, `_`) is required; the same key gives the same
 * order. If `readyFirst` or `early` divided the cart, the answer is the order of the ready pieces, with
 * the other one as its companion.
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
    /** The key belongs to another order of the caller. */
    'idempotency-mismatch': refusal(422, { orderId: z.int() }),
    'cart-empty': refusal(409, {}),
    'city-changed': refusal(409, { cityName: z.string() }),
    'delivery-unavailable': refusal(409, {}),
    /** Nothing in the cart is ready in that store, or available for the earlier visit, any more. */
    'nothing-ready': refusal(409, {}),
    /** No courier is free in these hours any more; both are empty when no hours were chosen. */
    'interval-taken': refusal(409, { date: z.iso.date(), from: z.string(), to: z.string() }),
    'payment-unavailable': refusal(409, { because: z.enum([...WAY_REASONS, 'unknown']) }),
    /** It was removed meanwhile, has expired, belongs to another bank, or the cart has gift certificates. */
    'saved-card-gone': refusal(409, {}),
    /** Points. */
    'not-enough-bonus': refusal(409, { balance: z.int(), spendable: z.int() }),
    'out-of-stock': refusal(409, { skuIds: z.array(z.int()), stoneIds: z.array(z.int()) }),
    /** Its current price. */
    'total-changed': refusal(409, { total: MoneyOut }),
    /** The current hand-over date: the day, and the hour of an express delivery. */
    'date-changed': refusal(409, { date: z.iso.date(), by: z.string().nullable() }),
    ...CODE_REFUSALS,
  },
});
