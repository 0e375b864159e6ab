import { z } from 'zod';
import { Metal } from '../catalogue/jewellery.ts';
import { Picture } from '../catalogue/pictures.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Consent, Email, Id, IdParam, MoneyOut } from '../wire/fields.ts';
import { refusal, RetryAfter } from '../wire/refusals.ts';

/** What a bell waits for: one of its sizes is there again, or the price is at most a sum. */
export const BELL_KINDS = ['back', 'price'] as const;
export const BellKind = z.enum(BELL_KINDS);
export type BellKind = z.infer<typeof BellKind>;

/**
 * `asked`: a visitor has not confirmed the address yet. `rung`: the message was written, and nothing follows.
 * `ended`: the person ended it. `over`: its term passed.
 */
export const BELL_STATES = ['asked', 'waiting', 'rung', 'ended', 'over'] as const;
export const BellState = z.enum(BELL_STATES);
export type BellState = z.infer<typeof BellState>;

export const BellChannels = z.object({ mail: z.boolean(), sms: z.boolean(), push: z.boolean() });
export type BellChannels = z.infer<typeof BellChannels>;

/** The longest list of sizes and metals in one bell. */
export const MAX_BELL_SKUS = 20;

const Wanted = {
  /** The product from whose page it was asked. */
  productId: Id,
  kind: BellKind,
  /** The sizes that will do, also of other metals of the model. */
  skuIds: z.array(Id).min(1).max(MAX_BELL_SKUS),
  /** Whole kopecks; for a price bell alone. */
  atMost: z.int().positive().nullable().default(null),
  /** Only what lies in stores of the city of the caller. */
  isCityOnly: z.boolean().default(false),
};

export const BELL_REFUSALS = {
  'sku-not-found': refusal(422, {}),
  /** Something of it can be bought now. */
  'in-stock': refusal(409, {}),
  /** The price is not below what the shop shows now. */
  'not-below-price': refusal(422, { price: z.int() }),
  /** As many bells of one person as there may be. */
  'too-many-bells': refusal(409, { most: z.int() }),
  'too-many-messages': refusal(429, RetryAfter),
} as const;

const Asked = z.object({
  state: BellState,
  /** Until when the link of the letter confirms it; null for an account. */
  confirmBy: z.iso.datetime().nullable(),
  /** The day on which it ends by itself. */
  endsAt: z.iso.datetime(),
});
export type AskedBell = z.infer<typeof Asked>;

/** A second bell of the same kind for a product replaces the first. */
export const askBell = endpoint({
  method: 'POST',
  path: '/api/account/bells',
  summary: 'Ask to be told once when a size is back, or a price falls',
  body: z.object({ ...Wanted, channels: BellChannels }),
  answer: Asked,
  status: 201,
  access: 'account',
  refusals: {
    ...BELL_REFUSALS,
    'no-channel': refusal(422, {}),
    /** The account has no confirmed e-mail address, or no browser for notices. */
    'channel-missing': refusal(422, { channel: z.enum(['mail', 'push']) }),
  },
});

/** The answer says nothing about the address: it is the same whether a bell is there already. */
export const askBellByMail = endpoint({
  method: 'POST',
  path: '/api/bells',
  summary: 'Ask for it without an account: a letter with a link confirms the address',
  body: z.object({ ...Wanted, email: Email, acceptsPersonalData: Consent }),
  answer: Asked,
  status: 201,
  refusals: BELL_REFUSALS,
});

/** What of a bell its sheet shows. */
const OwnBell = z.object({
  id: z.int(),
  kind: BellKind,
  skuIds: z.array(z.int()),
  atMost: MoneyOut.nullable(),
  isCityOnly: z.boolean(),
  channels: BellChannels,
});
export type OwnBell = z.infer<typeof OwnBell>;

export const BellsOfProduct = z.object({
  /** How the account can be reached; null for a visitor. An address that was not confirmed is null. */
  contacts: z.object({ email: z.string().nullable(), phone: z.string(), hasPush: z.boolean() }).nullable(),
  /** Sizes of this model that may do instead: its other sizes and other metals. */
  others: z.array(
    z.object({
      skuId: z.int(),
      productId: z.int(),
      size: z.int().nullable(),
      metal: Metal,
      isInStock: z.boolean(),
    }),
  ),
  /** Bells of the account that wait for this product. */
  bells: z.array(OwnBell),
  /** How many people wait for each size; sizes that nobody waits for are left out. */
  waiting: z.array(z.object({ skuId: z.int(), people: z.int() })),
  /** A bell asked for now would end on this day. */
  endsAt: z.iso.datetime(),
});
export type BellsOfProduct = z.infer<typeof BellsOfProduct>;

export const getBellsOfProduct = endpoint({
  method: 'GET',
  path: '/api/bells/products/{id}',
  summary: 'What the sheet of a bell shows: ways to reach the caller, other sizes, own bells',
  params: z.object({ id: IdParam }),
  answer: BellsOfProduct,
});

export const Bell = OwnBell.omit({ skuIds: true }).extend({
  state: BellState,
  /** False while none of the ways leads to the account any more: it waits and does not ring. */
  isReachable: z.boolean(),
  product: z.object({ id: z.int(), url: z.string(), name: z.string(), picture: Picture.nullable() }),
  /** Wanted sizes of the product, hundredths of a millimetre; empty for one without sizes. */
  sizes: z.array(z.int()),
  otherMetals: z.array(Metal),
  cityName: z.string(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  rungAt: z.iso.datetime().nullable(),
  /** What is known now. */
  known: z.object({
    /** The lowest price of what is waited for; null when the product is not offered any more. */
    price: MoneyOut.nullable(),
    isInStock: z.boolean(),
    /** The size that was found, for the cart. */
    foundSkuId: z.int().nullable(),
    foundSize: z.int().nullable(),
    people: z.int(),
    /** The store to which a wanted piece is on its way; null when none is. */
    onTheWayTo: z.string().nullable(),
  }),
});
export type Bell = z.infer<typeof Bell>;

export const listOwnBells = endpoint({
  method: 'GET',
  path: '/api/account/bells',
  summary: 'Bells of the account, found ones first; those that are over stay for a month',
  answer: z.object({ items: z.array(Bell) }),
  access: 'account',
});

/** No message follows, not even one that was written and waits. Repeating it changes nothing. */
export const endOwnBell = endpoint({
  method: 'DELETE',
  path: '/api/account/bells/{id}',
  summary: 'Stop waiting',
  params: z.object({ id: IdParam }),
  answer: z.object({ success: z.literal(true) }),
  access: 'account',
  refusals: { 'bell-not-found': refusal(404, {}) },
});

/** A link from a letter is proof enough: only the owner of the address has it. */
const params = z.object({ link: z.string().max(80) });
const linkRefusals = { 'bell-not-found': refusal(404, {}) };

/** `email` is masked: a letter may be forwarded. */
const BellByLink = z.object({
  state: BellState,
  kind: BellKind,
  email: z.string(),
  product: z.object({ url: z.string().nullable(), name: z.string() }),
  sizes: z.array(z.int()),
  atMost: MoneyOut.nullable(),
  endsAt: z.iso.datetime(),
});
export type BellByLink = z.infer<typeof BellByLink>;

/** Changes nothing: programs of mail providers open links. */
export const showBell = endpoint({
  method: 'GET',
  path: '/api/bells/links/{link}',
  summary: 'The bell behind the link of a letter',
  params,
  answer: BellByLink,
  refusals: linkRefusals,
});
export const confirmBell = endpoint({
  method: 'POST',
  path: '/api/bells/links/{link}/confirm',
  summary: 'Confirm the address; the bell waits from now on',
  params,
  answer: BellByLink,
  refusals: linkRefusals,
});
/** Mail programs call it by their own button (RFC 8058). */
export const endBell = endpoint({
  method: 'POST',
  path: '/api/bells/links/{link}/end',
  summary: 'Stop waiting; once more changes nothing',
  params,
  answer: BellByLink,
  refusals: linkRefusals,
});
