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
import { Place, Reason, Uin } from './fields.ts';
import { typedLine } from '../wire/typed.ts';

export const OfficePiece = z.object({
  /** Line of the order that holds it. */
  lineId: z.int(),
  /** Of a piece with a chosen stone the setting is 0, the stone 1; else 0. */
  position: z.int(),
  /** Which part of a set piece it is, Russian: «Оправа»; null for a piece that is one item. */
  part: z.string().nullable(),
  name: z.string(),
  article: z.string(),
  /** Hundredths of a millimetre. */
  size: z.int().nullable(),
  /** The first twelve digits: the whole number is read from the piece itself. */
  uinHead: z.string(),
  /** The whole УИН once it was scanned, for the courier or at the hand-over. */
  scannedUin: z.string().nullable(),
  /** Store where it lies or to which it is sent; null is the central warehouse. */
  storeId: z.int().nullable(),
  isOnItsWay: z.boolean(),
  place: z.string().nullable(),
});

/** What the buyer ordered with a thing: all of it has to be done before the order is ready. */
export const OfficeService = z.object({
  /** Line of the service. */
  id: z.int(),
  /** Line of the thing that it belongs to. */
  lineId: z.int(),
  service: ServiceCode,
  name: z.string(),
  /** The inscription or the text of the card, letter by letter; null: there is none, as on a box without a card. */
  text: z.string().nullable(),
  /** Typeface of an inscription; null for every other service. */
  face: z.enum(ENGRAVING_FACES).nullable(),
  /** Where the piece carries its inscription; null for every other service, and for a piece that went back. */
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
  /** Store that hands it over; null for every other way to the buyer. */
  storeId: z.int().nullable(),
  /** How it reaches the buyer. */
  delivery: z.object({
    kind: z.enum(DELIVERY_KINDS),
    address: z.string(),
    /** In the calendar of the buyer's city. */
    date: z.iso.date(),
    /** Hours of a courier, «10:00»; of an express one only the end, both null: at any time of the day. */
    from: z.string().nullable(),
    to: z.string().nullable(),
    /** Name of the carrier that brings it; null for the shop itself. */
    carrier: z.string().nullable(),
    /** At the carrier; null until it has the parcel. */
    trackNumber: z.string().nullable(),
  }),
  /** Goods less the promo code, plus delivery: not what the buyer pays with money. */
  total: MoneyOut,
  isPaid: z.boolean(),
  /** How the buyer chose to pay. */
  paymentKind: PaymentKind,
  /** What pays the total, points and certificates included; they add up to it. */
  tenders: z.array(Tender),
  /** Money that is still to come: of an order that is paid at the hand-over, what to take. 0 once it is paid or has ended. */
  due: MoneyOut,
  /**
   * Cash for what the buyer keeps: before the hand-over what they will pay, after it what they paid, less what came back. 0
   * when nothing is paid in cash, or the order ended before.
   */
  cash: MoneyOut,
  /** How long the courier waits while the buyer tries on, and how many pieces; null: not at all. */
  fitting: z.object({ minutes: z.int(), pieces: z.int() }).nullable(),
  /** What the buyer asked for in their own words; empty: nothing. */
  comment: z.string(),
  /** The buyer, or who writes for the company that buys. */
  contact: z.object({ name: z.string(), lastName: z.string(), phone: z.string() }),
  /** Null: a person buys. */
  company: CompanyOut.nullable(),
  /** To whom it is handed over instead of the buyer. */
  receiver: ReceiverOut.nullable(),
  /** What the buyer asks for: that nobody calls, and that the parcel has no price in it. */
  asked: z.object({ noCalls: z.boolean(), hidesPrice: z.boolean() }),
  pieces: z.array(OfficePiece),
  /** What was ordered with the things, line by line, with the texts to write. */
  services: z.array(OfficeService),
  /** What the workshop does before the hand-over, line by line. */
  works: z.array(
    LineWork.extend({
      lineId: z.int(),
      /** Line that asks for it: the thing itself, or one of its services. Names the work in `finishWork`. */
      id: z.int(),
      /** Who said that it is done, and when; null: it is still to be done. */
      done: z.object({ at: z.iso.datetime(), staffName: z.string() }).nullable(),
      /** What the buyer asked for, Russian: the inscription. */
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
      /** Of staff; null for everybody else. */
      staffName: z.string().nullable(),
    }),
  ),
});
export type OfficeOrder = z.infer<typeof OfficeOrder>;

const params = z.object({ id: IdParam });

/** The state table does not know the move; `from` is where the order is now. */
const ILLEGAL_MOVE = { 'illegal-move': refusal(409, { from: OrderStatus }) };

/** A piece that keeps an order from leaving: which one, and where it lies or to which store it is sent; null: the warehouse. */
const StrayPiece = z.object({
  uinHead: z.string(),
  name: z.string(),
  storeId: z.int().nullable(),
  isOnItsWay: z.boolean(),
});

/** Pieces that do not lie where the order leaves from: its store, and without one the place where most of them are. */
const PIECES_ELSEWHERE = {
  'pieces-elsewhere': refusal(409, {
    count: z.int(),
    /** Where all of them have to lie; null is the central warehouse. */
    storeId: z.int().nullable(),
    pieces: z.array(StrayPiece),
  }),
};

/** What an order lacks that cannot be given to its buyer or a courier yet. */
const NOT_PREPARED = {
  ...PIECES_ELSEWHERE,
  /** Works that nobody has said are done; `id` is what `finishWork` takes. */
  'works-undone': refusal(409, {
    works: z.array(z.object({ id: z.int(), what: z.string(), name: z.string() })),
  }),
};

/** What an order lacks that no courier may take yet. */
export const NOT_TO_SEND = {
  ...NOT_PREPARED,
  /** Pieces that nobody has scanned yet. */
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
/** Also when the workshop set the stone, wrote the inscription or changed the size of a piece; twice is once. */
export const finishWork = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/works/{line}/done',
  summary: 'A work of the workshop is done',
  params: params.extend({ line: IdParam }),
  answer: OfficeOrder,
  access: { staff: 'orders.assemble' },
  refusals: {
    /** A stone that lies elsewhere was not set. */
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
/** `wrong-piece`: not of this order; the log keeps the scan. */
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
/** What staff say of money that they took at a hand-over: cash, unless it was a card at their terminal. */
export const PaidOnReceipt = z.object({
  by: z.enum(TAKEN_BY),
  /** What the till printed: one receipt of the sale, with this kind of payment. Left out: the till reports by itself. */
  fiscal: FiscalNumbers.optional(),
});
export type PaidOnReceipt = z.infer<typeof PaidOnReceipt>;
/** Of an order of which nothing is paid at the hand-over, or a shop without terminals. */
export const PAID_REFUSALS = {
  'nothing-to-take': refusal(409, {}),
  'cards-not-taken': refusal(409, {}),
};

/**
 * `code`: what the buyer named in the store; without it staff have seen the passport. A wrong one is kept in the log. `paid`: of an order
 * that is paid on receipt; without it cash was taken.
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
/** The price stays: the other piece is of the same SKU. A loose stone is one of its kind and has no other. */
export const replacePiece = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/pieces/{line}',
  summary: 'Take another piece of the same SKU for one that is missing or not good enough',
  params: params.extend({ line: IdParam }),
  body: z.object({
    position: z.int().min(0).max(1).default(0),
    /** What becomes of the piece that the order held. */
    found: z.enum(['on-hold', 'missing']),
    reason: Reason,
  }),
  answer: OfficeOrder,
  access: { staff: 'orders.replace-piece' },
  refusals: {
    'not-replaced-now': refusal(409, { status: OrderStatus }),
    /** Only what lies in a store can be put on hold; on its way it can be missing. */
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
/** Money and points go back by themselves. */
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
