import { z } from 'zod';
import { ENGRAVING_FACES, ENGRAVING_PLACES } from '@yahont/values/engraving.ts';
import { DELIVERY_KINDS } from '@yahont/values/delivery-kinds.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam, MoneyOut } from '../wire/fields.ts';
import { ServiceCode } from '../line-kinds.ts';
import { LineWork, OrderNote, OrderStatus, PaymentKind, Tender } from '../orders/orders.ts';
import { CompanyOut } from '../orders/company.ts';
import { ReceiverOut } from '../orders/receiver.ts';
import { ActorKind } from './audit.ts';
import { FiscalNumbers } from './money/receipts.ts';
import { refusal } from '../wire/refusals.ts';
import { CHANGED_FIELDS } from './order-work/changed-fields.ts';
import { Place, Reason, Uin } from './fields.ts';
import { typedLine } from '../wire/typed.ts';

export const OfficePiece = z.object({
  /** Line of the order to which it belongs. */
  lineId: z.int(),
  /** 0 for the setting of a piece with a chosen stone, 1 for its stone; otherwise 0. */
  position: z.int(),
  /** Which part of a set piece it is, in Russian: «Оправа»; null for a piece that is one item. */
  part: z.string().nullable(),
  name: z.string(),
  article: z.string(),
  /** Hundredths of a millimetre. */
  size: z.int().nullable(),
  /** The first twelve digits: the whole number must be read from the piece itself. */
  uinHead: z.string(),
  /** The whole УИН once it was scanned, for the courier or at the hand-over. */
  scannedUin: z.string().nullable(),
  /** Store that has it or to which it is sent; null is the central warehouse. */
  storeId: z.int().nullable(),
  isOnItsWay: z.boolean(),
  place: z.string().nullable(),
});

/** A service ordered with a thing; all services must be done before the order is ready. */
export const OfficeService = z.object({
  /** Line of the service. */
  id: z.int(),
  /** Line of the thing to which it belongs. */
  lineId: z.int(),
  service: ServiceCode,
  name: z.string(),
  /** The inscription or the text of the card, letter by letter; null: none, as for a box without a card. */
  text: z.string().nullable(),
  /** Typeface of an inscription; null for every other service. */
  face: z.enum(ENGRAVING_FACES).nullable(),
  /** Where the piece is engraved; null for every other service, and for a returned piece. */
  place: z.enum(ENGRAVING_PLACES).nullable(),
});
export type OfficeService = z.infer<typeof OfficeService>;

export const OfficeOrder = z.object({
  id: z.int(),
  number: z.string(),
  status: OrderStatus,
  version: z.int(),
  stateSince: z.iso.datetime(),
  /** Until when a ready order waits to be collected. */
  storeUntil: z.iso.datetime().nullable(),
  /** Cell or safe in which the ready order lies. */
  place: z.string().nullable(),
  /** Store that hands it over; null for every other delivery. */
  storeId: z.int().nullable(),
  /** How it reaches the buyer. */
  delivery: z.object({
    kind: z.enum(DELIVERY_KINDS),
    address: z.string(),
    /** In the calendar of the buyer's city. */
    date: z.iso.date(),
    /** Hours of a courier, «10:00»; an express order has only the end; both null: at any time of the day. */
    from: z.string().nullable(),
    to: z.string().nullable(),
    /** Name of the carrier; null when the shop delivers. */
    carrier: z.string().nullable(),
    /** The carrier's tracking number; null until the carrier has the parcel. */
    trackNumber: z.string().nullable(),
  }),
  /** Goods less the promo code, plus delivery; not only the part paid with money. */
  total: MoneyOut,
  isPaid: z.boolean(),
  /** How the buyer chose to pay. */
  paymentKind: PaymentKind,
  /** The tenders that pay the total, including points and certificates; they add up to it. */
  tenders: z.array(Tender),
  /**
   * Money still due: for an order paid at the hand-over, the amount to take. 0 once it is paid or has
   * ended.
   */
  due: MoneyOut,
  /**
   * Cash for what the buyer keeps: before the hand-over what they will pay, after it what they paid,
   * less refunds. 0 when nothing is paid in cash, or the order ended before.
   */
  cash: MoneyOut,
  /** How long the courier waits while the buyer tries on, and how many pieces; null: no fitting. */
  fitting: z.object({ minutes: z.int(), pieces: z.int() }).nullable(),
  /** The buyer's comment; empty: none. */
  comment: z.string(),
  /** The buyer, or the contact person of the company that buys. */
  contact: z.object({ name: z.string(), lastName: z.string(), phone: z.string() }),
  /** Null: a person buys. */
  company: CompanyOut.nullable(),
  /** The receiver, if not the buyer. */
  receiver: ReceiverOut.nullable(),
  /** The buyer's wishes: no calls, and no prices in the parcel. */
  asked: z.object({ noCalls: z.boolean(), hidesPrice: z.boolean() }),
  pieces: z.array(OfficePiece),
  /** Services ordered with the things, line by line, with the texts to write. */
  services: z.array(OfficeService),
  /** The workshop's work before the hand-over, line by line. */
  works: z.array(
    LineWork.extend({
      lineId: z.int(),
      /**
       * The line that requires it: the thing itself, or one of its services. Identifies the work in
       * `finishWork`.
       */
      id: z.int(),
      /** Who marked it as done, and when; null: still to be done. */
      done: z.object({ at: z.iso.datetime(), staffName: z.string() }).nullable(),
      /** The buyer's text in Russian: the inscription. */
      details: z.array(z.string()),
    }),
  ),
  history: z.array(
    z.object({
      status: OrderStatus,
      at: z.iso.datetime(),
      note: OrderNote.nullable(),
      reason: z.string().nullable(),
      actorKind: ActorKind.nullable(),
      /** Name of the member of staff; null for everybody else. */
      staffName: z.string().nullable(),
      /** What staff changed, each with the words or the sum before and after; empty once the buyer was erased. */
      changes: z
        .array(z.object({ what: z.enum(CHANGED_FIELDS), before: z.string(), after: z.string() }))
        .default([]),
    }),
  ),
});
export type OfficeOrder = z.infer<typeof OfficeOrder>;

const params = z.object({ id: IdParam });

/** The state table does not allow the move; `from` is the order's current state. */
const ILLEGAL_MOVE = { 'illegal-move': refusal(409, { from: OrderStatus }) };

/**
 * A piece that keeps an order from leaving, and its place or the store to which it is sent; null: the
 * warehouse.
 */
const StrayPiece = z.object({
  uinHead: z.string(),
  name: z.string(),
  storeId: z.int().nullable(),
  isOnItsWay: z.boolean(),
});

/**
 * Pieces that are not where the order leaves from: its store, or without one the place where most of
 * them are.
 */
const PIECES_ELSEWHERE = {
  'pieces-elsewhere': refusal(409, {
    count: z.int(),
    /** Where all of them must be; null is the central warehouse. */
    storeId: z.int().nullable(),
    pieces: z.array(StrayPiece),
  }),
};

/** What is missing before an order can be given to its buyer or a courier. */
const NOT_PREPARED = {
  ...PIECES_ELSEWHERE,
  /** Works not marked as done; `id` is the argument of `finishWork`. */
  'works-undone': refusal(409, {
    works: z.array(z.object({ id: z.int(), what: z.string(), name: z.string() })),
  }),
};

/** What is missing before a courier may take an order. */
export const NOT_TO_SEND = {
  ...NOT_PREPARED,
  /** Pieces that were not scanned yet. */
  'not-all-scanned': refusal(409, {
    left: z.int(),
    pieces: z.array(z.object({ uinHead: z.string(), name: z.string() })),
  }),
};

/** Orders of other stores are 404 here and in every call below. */
export const getOfficeOrder = endpoint({
  method: 'GET',
  path: '/office/api/orders/{id}',
  summary: 'One order as staff work with it',
  params,
  answer: OfficeOrder,
  access: { staff: 'orders.see' },
});
export const assembleOrder = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/assemble',
  summary: 'Begin to collect the pieces',
  params,
  answer: OfficeOrder,
  access: { staff: 'orders.assemble' },
  refusals: ILLEGAL_MOVE,
});
/** Also when the workshop set the stone, engraved or resized a piece; repeating it changes nothing. */
export const finishWork = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/works/{line}/done',
  summary: 'A work of the workshop is done',
  params: params.extend({ line: IdParam }),
  answer: OfficeOrder,
  access: { staff: 'orders.assemble' },
  refusals: {
    /** A stone that is elsewhere cannot have been set. */
    ...PIECES_ELSEWHERE,
    'work-not-found': refusal(404, {}),
    /** Only while the order is assembled. */
    'not-worked-on-now': refusal(409, { status: OrderStatus }),
  },
});
export const readyOrder = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/ready',
  summary: 'Ready to be collected, or back from a courier who met nobody',
  params,
  body: z.object({ place: Place }),
  answer: OfficeOrder,
  access: { staff: 'orders.assemble' },
  refusals: { ...ILLEGAL_MOVE, ...NOT_PREPARED },
});
export const sendOrder = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/send',
  summary: 'The courier has it; each piece was scanned before, and is scanned again at the door',
  params,
  answer: OfficeOrder,
  access: { staff: 'orders.send' },
  refusals: { ...ILLEGAL_MOVE, ...NOT_TO_SEND },
});
/** `wrong-piece`: not in this order; the log records the scan. */
export const scanPiece = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/scans',
  summary: 'Check a piece that is given to a courier or handed over',
  params,
  body: z.object({ uin: Uin, isManual: z.boolean().default(false) }),
  answer: OfficeOrder,
  access: { staff: 'orders.scan' },
  refusals: {
    'wrong-piece': refusal(409, {}),
    'piece-on-its-way': refusal(409, {}),
    'not-handed-over-now': refusal(409, { status: OrderStatus }),
  },
});
/** How money was taken at a hand-over. */
const TAKEN_BY = ['cash', 'card'] as const;
/** Staff's record of money taken at a hand-over: cash, unless it was a card at their terminal. */
export const PaidOnReceipt = z.object({
  by: z.enum(TAKEN_BY),
  /**
   * Printed by the till: one receipt of the sale, with this kind of payment. Undefined: the till
   * reports by itself.
   */
  fiscal: FiscalNumbers.optional(),
});
export type PaidOnReceipt = z.infer<typeof PaidOnReceipt>;
/** For an order with nothing to pay at the hand-over, or a shop without terminals. */
export const PAID_REFUSALS = {
  'nothing-to-take': refusal(409, {}),
  'cards-not-taken': refusal(409, {}),
};

/**
 * `code`: said by the buyer in the store; without it staff have seen the passport. A wrong one is
 * logged. `paid`: for an order paid on receipt; without it cash was taken.
 */
export const handOverOrder = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/hand-over',
  summary: 'The buyer has every piece; each was scanned before',
  params,
  body: z.object({ code: typedLine().max(20).optional(), paid: PaidOnReceipt.optional() }),
  answer: OfficeOrder,
  access: { staff: 'orders.hand-over' },
  refusals: {
    ...PAID_REFUSALS,
    ...ILLEGAL_MOVE,
    'not-all-scanned': refusal(409, { left: z.int() }),
    'wrong-code': refusal(409, {}),
  },
});
/**
 * The price stays, because the other piece has the same SKU. A loose stone is one of a kind and cannot
 * be replaced.
 */
export const replacePiece = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/pieces/{line}',
  summary: 'Take another piece of the same SKU for one that is missing or not good enough',
  params: params.extend({ line: IdParam }),
  body: z.object({
    position: z.int().min(0).max(1).default(0),
    /** The new state of the piece that the order held. */
    found: z.enum(['on-hold', 'missing']),
    reason: Reason,
  }),
  answer: OfficeOrder,
  access: { staff: 'orders.replace-piece' },
  refusals: {
    'not-replaced-now': refusal(409, { status: OrderStatus }),
    /** Only a piece in a store can be put on hold; on its way it can be missing. */
    'piece-on-its-way': refusal(409, {}),
    'no-other-piece': refusal(409, {}),
  },
});
/** At most `OFFICE_LIMITS.extendedStorageDays` after it became ready. */
export const extendStorage = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/storage',
  summary: 'Let a ready order wait longer',
  params,
  body: z.object({ until: z.iso.datetime(), reason: Reason }),
  answer: OfficeOrder,
  access: { staff: 'orders.extend-storage' },
  refusals: {
    'not-stored': refusal(409, { status: OrderStatus }),
    'not-longer': refusal(422, { storeUntil: z.iso.datetime() }),
    'too-long': refusal(422, { latest: z.iso.datetime() }),
  },
});
/** Money and points are returned automatically. */
export const cancelOrderByStaff = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/cancel',
  summary: 'Cancel for the shop or at the wish of the buyer',
  params,
  body: z.object({ reason: Reason }),
  answer: OfficeOrder,
  access: { staff: 'orders.cancel' },
  refusals: ILLEGAL_MOVE,
});
