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

/** Whether a line may come back: until which day in the city of the order, or why not. */
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

/** A product in other sizes that can be bought now, each with the courier's first day in the city of the caller. */
export const OtherSizes = z.object({
  /** Address of the product; `?size=17.5` chooses a size there. */
  url: z.string(),
  /** Those nearest to the size of the line, the smallest first. `courierDate` is null for what is sold in stores only. */
  sizes: z
    .array(
      z.object({
        size: z.int(),
        courierDate: z.iso.date().nullable(),
        /** Kopecks that an exchange for it costs more than was paid for the line; negative: that go back. Null: it is not exchanged. */
        difference: z.int().nullable(),
      }),
    )
    .min(1),
});
export type OtherSizes = z.infer<typeof OtherSizes>;

/** A line of the order with its services, which come back together. */
export const ReturnableLine = z.object({
  lineId: z.int(),
  /** What goes back for it, points included. */
  amount: MoneyOut,
  /** The part of `amount` that points paid. */
  fromPoints: MoneyOut,
  /** Because the shopper does not want it. */
  unwanted: LineVerdict,
  /** Because it is faulty, or not what was ordered. */
  faulty: LineVerdict,
  /** Null for what cannot come back, has no sizes, or is in no other size now. */
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
 * `reserved`: the other piece waits until the shop has checked the one that comes back. `to-pay`: only the difference is missing.
 * `done`: it is an order like any other. `ended`: the piece is free again, and the return is one for money.
 */
export const EXCHANGE_STATES = ['reserved', 'to-pay', 'done', 'ended'] as const;

/** What the shopper takes instead of a piece that comes back. */
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

/** What the shopper paid the post for a parcel with a faulty piece, by its receipt. */
export const Postage = z.object({
  asked: MoneyOut,
  /** What the shop gave for it, and how; null: not yet. */
  paid: MoneyOut.nullable(),
  way: PostageWay.nullable(),
});

/** A request of the shopper to give lines of one order back, and what became of it. */
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
  /** The last day on which the law lets the shop give the money back, in the city of the order. */
  moneyBy: z.iso.date(),
  lines: z.array(z.object({ lineId: z.int(), name: z.string(), amount: MoneyOut })),
  /** What was paid for the lines; once they are paid back, what went back: with the last lines the delivery too. */
  amount: MoneyOut,
  /** Whether all parts of the money have arrived where they came from. */
  isPaidBack: z.boolean(),
  denial: z.object({ reason: ReturnDenial, words: z.string() }).nullable(),
  /** Null: nothing was asked for. */
  postage: Postage.nullable(),
  /** The most that is given for postage, while the shopper may ask for it; null: they may not, or have it. */
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

/** What goes back for some lines, counted as the refund will count it. */
export const ReturnPreview = z.object({
  /** What each line and its services had cost. */
  lines: z.array(z.object({ lineId: z.int(), amount: MoneyOut })),
  /** The price of the delivery, which goes back with the last lines of an order. */
  delivery: MoneyOut,
  /** All of it, points and certificates included. */
  amount: MoneyOut,
  /**
   * Where it goes, one for each kind: what is left out gets nothing. They add up to `amount`. `points`: of points how many, rounded over
   * all returns of the order together; null for every other kind.
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
  }),
  answer: ReturnPreview,
  access: 'account',
  refusals: {
    'order-not-found': refusal(404, {}),
    'line-not-found': refusal(422, { lineId: z.int() }),
    'already-returned': refusal(409, { lineId: z.int() }),
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

/** What comes back, why and how: the same whether the shopper writes it or staff do for them. */
export const ReturnWish = z.object({
  /** The services of a line come with it. */
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
  /** Another size of the one piece that comes back, hundredths of a millimetre; it is reserved at once. */
  exchange: z.object({ size: z.int().positive() }).nullable().default(null),
});
export type ReturnWish = z.output<typeof ReturnWish>;

/** Why a wish is not written down. */
export const WISH_REFUSALS = {
  'order-not-found': refusal(404, {}),
  'unknown-store': refusal(422, { storeId: z.int() }),
  /** No courier comes on that day. */
  'day-unavailable': refusal(422, { date: z.iso.date() }),
  /** No courier comes in these hours. */
  'hours-unavailable': refusal(422, {}),
  'line-not-found': refusal(422, OfLine),
  'too-late': refusal(409, { ...OfLine, until: z.iso.date() }),
  /** Bought by a company, which gives back what is faulty only. */
  company: refusal(409, OfLine),
  'made-to-order': refusal(409, OfLine),
  certificate: refusal(409, OfLine),
  /** A service, which comes back with its piece only. */
  'with-its-piece': refusal(409, OfLine),
  /** The order can still be cancelled. */
  'not-received-yet': refusal(409, OfLine),
  /** The order was cancelled or has expired. */
  'order-ended': refusal(409, OfLine),
  'already-returned': refusal(409, OfLine),
  /** One piece is exchanged at a time, bought by a person and paid, and neither engraved nor sent by post. */
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
    /** Requests of one order within a day: each writes a letter. */
    'too-many-returns': refusal(429, RetryAfter),
    ...FILE_REFUSALS,
  },
});

/** Until the shop has it; afterwards staff decide. */
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

/** Asked again before it is paid, the new sum and receipt replace the old ones. The receipt of the post comes along as a file. */
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
