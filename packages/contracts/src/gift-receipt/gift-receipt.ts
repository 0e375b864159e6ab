import { z } from 'zod';
import { Picture } from '../catalogue/pictures.ts';
import { Store } from '../stores/stores.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Consent, Id, IdParam, MobilePhone, PersonName } from '../wire/fields.ts';
import { INPUT_ERROR, RETURN_ADDRESS_MAX } from '../wire/limits.ts';
import { CAPTCHA_REFUSALS, refusal, RetryAfter } from '../wire/refusals.ts';
import { typedLine } from '../wire/typed.ts';
import { GIFT_EXCHANGE_CLOSED } from './gift-terms.ts';

const GiftStore = Store.pick({
  id: true,
  name: true,
  cityCode: true,
  address: true,
  metro: true,
  openText: true,
});

/** A size of the design that costs what the given one costs, hundredths of a millimetre. */
const GiftSize = z.object({
  size: z.int(),
  /** Stores of the visitor's city that have it now; ids of `stores`. */
  storeIds: z.array(z.int()),
  /** Whether a courier may bring it. */
  isBrought: z.boolean(),
});

const Until = z.iso.date().nullable();

/** What the receiver may do about the size. */
export const GiftExchange = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    /** The last day on which it may be asked for. */
    until: z.iso.date(),
    sizes: z.array(GiftSize),
    stores: z.array(GiftStore),
    /** The last day on which a store keeps the other size. */
    keptUntil: z.iso.date(),
    /** Days on which a courier takes the piece, the earliest first; empty: no courier. */
    courierDates: z.array(z.iso.date()),
  }),
  /** Asked for by this link. It names nobody. */
  z.object({
    state: z.literal('asked'),
    size: z.int().nullable(),
    /** Null: a courier comes. */
    store: GiftStore.nullable(),
    keptUntil: Until,
    courierDate: Until,
    /** Whether the shop has the given piece already. */
    isBrought: z.boolean(),
  }),
  z.object({ state: z.literal('closed'), reason: z.enum(GIFT_EXCHANGE_CLOSED), until: Until }),
]);
export type GiftExchange = z.infer<typeof GiftExchange>;

/** A present as its receiver sees it: no price, no number of an order, and nobody's name. */
export const GiftReceipt = z.object({
  /** For facts of the model; null once nothing is known of it. */
  productId: z.int().nullable(),
  name: z.string(),
  picture: Picture.nullable(),
  /** What the giver wrote on the card. */
  message: z.string().nullable(),
  size: z.int().nullable(),
  /** УИН of the piece; empty before it was handed over, and when it is not theirs any more. */
  uins: z.array(z.string()),
  /** The last day of the guarantee; null before the hand-over. */
  warrantyUntil: Until,
  exchange: GiftExchange,
});
export type GiftReceipt = z.infer<typeof GiftReceipt>;

/** The link on the card is proof enough: only who holds the card has it. */
const params = z.object({ link: z.string().max(80) });
const NOT_FOUND = { 'gift-not-found': refusal(404, {}) };

export const showGiftReceipt = endpoint({
  method: 'GET',
  path: '/api/gift-receipts/{link}',
  summary: 'A present, by the link from its card',
  params,
  answer: GiftReceipt,
  refusals: NOT_FOUND,
});

export const GiftExchangeRequest = z.object({
  /** Hundredths of a millimetre. */
  size: z.int().positive(),
  route: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('store'), storeId: Id }),
    z.object({
      kind: z.literal('courier'),
      address: typedLine().min(1, INPUT_ERROR).max(RETURN_ADDRESS_MAX, INPUT_ERROR),
      date: z.iso.date(),
    }),
  ]),
  name: PersonName,
  phone: MobilePhone,
  acceptsPersonalData: Consent,
  /** Captcha token; the demo captcha accepts an empty one. */
  token: z.string().max(4096).default(''),
});

export const exchangeGift = endpoint({
  method: 'POST',
  path: '/api/gift-receipts/{link}/exchange',
  summary: 'Exchange a present for another size; its buyer is not told',
  params,
  body: GiftExchangeRequest,
  answer: GiftReceipt,
  refusals: {
    ...CAPTCHA_REFUSALS,
    ...NOT_FOUND,
    /** The buyer has done something else with the piece, or another receiver was first. */
    'gift-closed': refusal(409, { reason: z.enum(GIFT_EXCHANGE_CLOSED) }),
    /** The last piece of that size in this store went to somebody else. */
    'size-gone': refusal(409, { size: z.int() }),
    'store-not-found': refusal(422, {}),
    /** No courier comes on that day. */
    'day-unavailable': refusal(422, {}),
    'too-many-requests': refusal(429, RetryAfter),
  },
});

/** Links of the wrapped pieces of an own order, for its buyer to pass on. */
export const listGiftReceipts = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/gift-receipts',
  summary: 'Links for the receivers of the wrapped pieces of an own order',
  params: z.object({ id: IdParam }),
  answer: z.object({ items: z.array(z.object({ lineId: z.int(), name: z.string(), link: z.string() })) }),
  access: 'account',
  refusals: { 'order-not-found': refusal(404, {}) },
});
