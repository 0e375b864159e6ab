import { z } from 'zod';
import { TENDER_KINDS } from '@yahont/values/sums/tenders.ts';
import { SUPPORT_FORM_BYTES } from '@yahont/values/leads/support-files.ts';
import { RETURN_ADDRESS_MAX, RETURN_COMMENT_MAX } from '../wire/limits.ts';
import { TimeOfDay } from '../delivery/tariffs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Id, IdParam, MoneyOut } from '../wire/fields.ts';
import { FILE_REFUSALS, refusal, RetryAfter } from '../wire/refusals.ts';
import { LineRefusal, PostageWay, ReturnDenial, ReturnReason, ReturnState } from './return-lists.ts';
import { typedLine, typedText } from '../wire/typed.ts';

const LINES_MAX = 100;

/** Whether a line may be returned: until which day in the city of the order, or why not. */
export const LineVerdict = z.discriminatedUnion('isReturnable', [
  z.object({ isReturnable: z.literal(true), until: z.iso.date() }),
  z.object({
    isReturnable: z.literal(false),
    reason: LineRefusal,
    /** The last day, when it is over. */
    until: z.iso.date().nullable(),
  }),
]);
export type LineVerdict = z.infer<typeof LineVerdict>;

/**
 * The other sizes of a product that can be bought now, each with the courier's first day in the
 * caller's city.
 */
export const OtherSizes = z.object({
  /** Address of the product; `?size=17.5` chooses a size there. */
  url: z.string(),
  /** Sizes nearest to the line's, smallest first. `courierDate` is null when sold in stores only. */
  sizes: z
    .array(
      z.object({
        size: z.int(),
        courierDate: z.iso.date().nullable(),
        /**
         * Kopecks to pay for the exchange beyond the price of the line; negative: refunded. Null: it
         * cannot be exchanged.
         */
        difference: z.int().nullable(),
      }),
    )
    .min(1),
});
export type OtherSizes = z.infer<typeof OtherSizes>;

/** A line of the order with its services, which are returned together. */
export const ReturnableLine = z.object({
  lineId: z.int(),
  /** Refund for it, points included. */
  amount: MoneyOut,
  /** The part of `amount` that points paid. */
  fromPoints: MoneyOut,
  /** Because the buyer changed their mind. */
  unwanted: LineVerdict,
  /** Because it is faulty, or not as ordered. */
  faulty: LineVerdict,
  /** Null when it cannot be returned, has no sizes, or no other size is available now. */
  otherSizes: OtherSizes.nullable(),
});
export type ReturnableLine = z.infer<typeof ReturnableLine>;

/** Hours in which a courier comes, «10:00». */
export const CourierHours = z.object({ from: z.string(), to: z.string() });
export type CourierHours = z.infer<typeof CourierHours>;

export const ReturnRoute = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('store'), storeId: z.int().nullable() }),
  /** `date`: the day that the shopper chose; null in requests from before days were chosen. `hours`: null: at any time of it. */
  z.object({
    kind: z.literal('courier'),
    address: z.string(),
    date: z.iso.date().nullable(),
    hours: CourierHours.nullable(),
  }),
  z.object({ kind: z.literal('post') }),
]);

/**
 * `reserved`: the new piece waits until the shop has checked the returned one. `to-pay`: only the
 * difference is missing. `done`: it is an ordinary order. `ended`: the piece is released, and the
 * return is for money.
 */
export const EXCHANGE_STATES = ['reserved', 'to-pay', 'done', 'ended'] as const;

/** The piece that the shopper takes in exchange. */
export const Exchange = z.object({
  order: z.object({ id: z.int(), number: z.string() }),
  state: z.enum(EXCHANGE_STATES),
  name: z.string(),
  size: z.int().nullable(),
  price: MoneyOut,
  /** What the shopper pays on top; 0: nothing. */
  toPay: MoneyOut,
  /** Until when, while the difference is missing. */
  payUntil: z.iso.datetime().nullable(),
});
export type Exchange = z.infer<typeof Exchange>;

/** The postage that the shopper paid for a parcel with a faulty piece, by its receipt. */
export const Postage = z.object({
  asked: MoneyOut,
  /** How much of it the shop paid, and how; null: not yet. */
  paid: MoneyOut.nullable(),
  way: PostageWay.nullable(),
});

/** A shopper's request to return lines of one order, and its outcome. */
export const Return = z.object({
  id: z.int(),
  /** «В-20718» */
  number: z.string(),
  order: z.object({ id: z.int(), number: z.string() }),
  state: ReturnState,
  reason: ReturnReason,
  /** In the words of the shopper; may be empty. */
  comment: z.string(),
  route: ReturnRoute,
  askedAt: z.iso.datetime(),
  /** The last day for the refund by law, in the city of the order. */
  moneyBy: z.iso.date(),
  lines: z.array(z.object({ lineId: z.int(), name: z.string(), amount: MoneyOut })),
  /**
   * The amount paid for the lines; after the refund, the refunded amount, which includes the delivery
   * with the last lines.
   */
  amount: MoneyOut,
  /** Whether all parts of the refund have arrived. */
  isPaidBack: z.boolean(),
  denial: z.object({ reason: ReturnDenial, words: z.string() }).nullable(),
  /** Null: no postage was requested. */
  postage: Postage.nullable(),
  /** Maximum postage, while the shopper may request it; null: they may not, or have been paid. */
  postageMost: MoneyOut.nullable(),
  /** Null: the shopper wants the money. */
  exchange: Exchange.nullable(),
  /** Pictures of what is wrong with it, as many as the shopper has sent. */
  pictures: z.int(),
  history: z.array(z.object({ state: ReturnState, at: z.iso.datetime() })),
  canWithdraw: z.boolean(),
});
export type Return = z.infer<typeof Return>;

export const getOrderReturns = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/returns',
  summary: 'What of an own order may come back, and its returns, the newest first',
  params: z.object({ id: IdParam }),
  answer: z.object({
    lines: z.array(ReturnableLine),
    returns: z.array(Return),
    /** Days on which a courier can come for it, the earliest first. */
    courierDates: z.array(z.iso.date()),
    /** Hours to choose from on each of them; empty: the courier comes at any time of the day. */
    courierHours: z.array(CourierHours),
  }),
  access: 'account',
  refusals: { 'order-not-found': refusal(404, {}) },
});

/** Refund for some lines, counted as the refund will count it. */
export const ReturnPreview = z.object({
  /** The price of each line with its services. */
  lines: z.array(z.object({ lineId: z.int(), amount: MoneyOut })),
  /** The price of the delivery, which goes back with the last lines of an order. */
  delivery: MoneyOut,
  /** The whole sum, including points and certificates. */
  amount: MoneyOut,
  /**
   * The refund by kind of tender; a missing kind gets nothing. The entries add up to `amount`.
   * `points`: the number of points, rounded over all returns of the order together; null for every
   * other kind.
   */
  parts: z.array(z.object({ kind: z.enum(TENDER_KINDS), amount: MoneyOut, points: z.int().nullable() })),
  /** Earned points that are taken back. */
  pointsTaken: z.int(),
});
export type ReturnPreview = z.infer<typeof ReturnPreview>;

/** Changes nothing. An order that was not paid in full previews nothing: every sum is 0. */
export const previewReturn = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/returns/preview',
  summary: 'What would go back for lines of an own order, and where',
  params: z.object({ id: IdParam }),
  query: z.object({
    /** Ids of lines, separated by commas. */
    lines: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15}){0,99}$/)
      .transform((text) => text.split(',').map(Number)),
    /** After a fault the rest of a set keeps its discount. */
    reason: ReturnReason.optional(),
    /** The piece is exchanged: the rest of its set keeps its discount. */
    exchange: z.literal('yes').optional(),
  }),
  answer: ReturnPreview,
  access: 'account',
  refusals: {
    'order-not-found': refusal(404, {}),
    'line-not-found': refusal(422, { lineId: z.int() }),
    'already-returned': refusal(409, { lineId: z.int() }),
    'by-phone': refusal(409, { lineId: z.int() }),
  },
});

export const getReturn = endpoint({
  method: 'GET',
  path: '/api/returns/{id}',
  summary: 'One own return',
  params: z.object({ id: IdParam }),
  answer: Return,
  access: 'account',
  refusals: { 'return-not-found': refusal(404, {}) },
});

export const listReturns = endpoint({
  method: 'GET',
  path: '/api/returns',
  summary: 'Own returns, the newest first; at most a hundred',
  answer: z.object({ items: z.array(Return) }),
  access: 'account',
});

const OfLine = { lineId: z.int() };

/** The returned lines, the reason and the way, the same for the shopper and for staff on their behalf. */
export const ReturnWish = z.object({
  /** The services of a line are returned with it. */
  lineIds: z.array(Id).min(1).max(LINES_MAX),
  reason: ReturnReason,
  comment: typedText().max(RETURN_COMMENT_MAX).default(''),
  route: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('store'), storeId: Id }),
    z.object({
      kind: z.literal('courier'),
      address: typedLine().min(1).max(RETURN_ADDRESS_MAX),
      date: z.iso.date(),
      /** The time at which the chosen hours begin, «10:00»; null: at any time of the day. */
      interval: TimeOfDay.nullable().default(null),
    }),
    z.object({ kind: z.literal('post') }),
  ]),
  /** Another size of the single returned piece, hundredths of a millimetre; it is reserved at once. */
  exchange: z.object({ size: z.int().positive() }).nullable().default(null),
});
export type ReturnWish = z.output<typeof ReturnWish>;

/** Why a request is refused. */
export const WISH_REFUSALS = {
  'order-not-found': refusal(404, {}),
  'unknown-store': refusal(422, { storeId: z.int() }),
  /** No courier comes on that day. */
  'day-unavailable': refusal(422, { date: z.iso.date() }),
  /** No courier comes in these hours. */
  'hours-unavailable': refusal(422, {}),
  'line-not-found': refusal(422, OfLine),
  'too-late': refusal(409, { ...OfLine, until: z.iso.date() }),
  /** Bought by a company, which may return only faulty goods. */
  company: refusal(409, OfLine),
  'made-to-order': refusal(409, OfLine),
  certificate: refusal(409, OfLine),
  /** A service, which is returned only with its piece. */
  'with-its-piece': refusal(409, OfLine),
  /** The order can still be cancelled. */
  'not-received-yet': refusal(409, OfLine),
  /** The order was cancelled or has expired. */
  'order-ended': refusal(409, OfLine),
  'already-returned': refusal(409, OfLine),
  /**
   * Only a single piece can be exchanged, bought and paid by a person, not engraved, and not returned
   * by post.
   */
  'not-exchanged': refusal(422, {}),
  /** Somebody else has the last piece of that size. */
  'size-gone': refusal(409, { size: z.int() }),
};

/** Pictures of what is wrong come along as files. */
export const askForReturn = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/returns',
  summary: 'Ask to give lines of an own order back',
  params: z.object({ id: IdParam }),
  body: ReturnWish,
  files: { bytes: SUPPORT_FORM_BYTES },
  answer: Return,
  status: 201,
  access: 'account',
  refusals: {
    ...WISH_REFUSALS,
    /** Only a person of the shop can say what happens to it. */
    'by-phone': refusal(409, OfLine),
    /** Requests for one order within a day: each sends an e-mail. */
    'too-many-returns': refusal(429, RetryAfter),
    ...FILE_REFUSALS,
  },
});

/** Until the shop has received it; afterwards staff decide. */
export const withdrawReturn = endpoint({
  method: 'POST',
  path: '/api/returns/{id}/withdraw',
  summary: 'Take an own request back',
  params: z.object({ id: IdParam }),
  answer: Return,
  access: 'account',
  refusals: {
    'return-not-found': refusal(404, {}),
    'illegal-move': refusal(409, { from: ReturnState }),
  },
});

/**
 * Requested again before it is paid, the new sum and receipt replace the old ones. The postal receipt
 * comes along as a file.
 */
export const askForPostage = endpoint({
  method: 'POST',
  path: '/api/returns/{id}/postage',
  summary: 'Ask for the postage of a parcel with a faulty piece',
  params: z.object({ id: IdParam }),
  body: z.object({ amount: z.int().positive() }),
  files: { bytes: SUPPORT_FORM_BYTES },
  answer: Return,
  access: 'account',
  refusals: {
    'return-not-found': refusal(404, {}),
    /** Not a parcel, not the shop's fault, not sent yet, refused, or paid already. */
    'no-postage': refusal(409, {}),
    'too-much': refusal(422, { most: MoneyOut }),
    'receipt-missing': refusal(422, {}),
    ...FILE_REFUSALS,
  },
});
