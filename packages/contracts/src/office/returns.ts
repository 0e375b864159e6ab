import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { Id, IdParam, LongIdParam, MoneyOut } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { OrderStatus } from '../orders/orders.ts';
import {
  LINE_REFUSALS,
  PostageWay,
  ReturnDenial,
  ReturnReason,
  ReturnState,
  ReturnWay,
} from '../returns/return-lists.ts';
import { CourierHours, Postage, ReturnWish, WISH_REFUSALS } from '../returns/returns.ts';
import { ActorKind } from './audit.ts';
import { PAID_REFUSALS, PaidOnReceipt } from './orders.ts';
import { Reason, Uin } from './fields.ts';
import { typedLine, typedText } from '../wire/typed.ts';

/** The result of comparing a piece with what was sold. */
export const CHECK_MARKS = ['right', 'wrong', 'not-applicable'] as const;
export const CheckMark = z.enum(CHECK_MARKS);
export type CheckMark = z.infer<typeof CheckMark>;

/**
 * Where a piece goes after its return: on sale again, or off sale, for cleaning or a claim against its
 * maker.
 */
export const PIECE_FATES = ['for-sale', 'cleaning', 'claim'] as const;
export const PieceFate = z.enum(PIECE_FATES);
export type PieceFate = z.infer<typeof PieceFate>;

/** The check list of one piece. */
export const PieceCheck = z.object({
  /** The УИН on the piece, its tag and the order. */
  uinMark: CheckMark,
  /** The record in ГИИС ДМДК. */
  dmdkMark: CheckMark,
  /** Within 0.02 g of what was sold. */
  weightMark: CheckMark,
  /** As weighed, milligrams; null when it was not weighed. */
  weightMg: z.int().positive().max(100_000_000).nullable(),
  /** Tag and seal. */
  tagMark: CheckMark,
  /** No trace of wear. */
  wearMark: CheckMark,
  stoneMark: CheckMark,
  words: typedText().max(500),
});
export type PieceCheck = z.infer<typeof PieceCheck>;

export const OfficeReturnPiece = z.object({
  lineId: z.int(),
  name: z.string(),
  article: z.string(),
  /** The first twelve digits: the whole number must be read from the piece itself. */
  uinHead: z.string(),
  /** The whole УИН once it was scanned. */
  scannedUin: z.string().nullable(),
  check: PieceCheck.nullable(),
  fate: PieceFate.nullable(),
});

const ReturnFile = z.object({ id: z.int(), name: z.string(), type: z.string() });

const OfficeReturnRow = z.object({
  id: z.int(),
  number: z.string(),
  state: ReturnState,
  order: z.object({ id: z.int(), number: z.string() }),
  reason: ReturnReason,
  way: ReturnWay,
  /** The store to which it is brought or that received it; null is the central warehouse. */
  storeId: z.int().nullable(),
  askedAt: z.iso.datetime(),
  /** The last day for the refund, in the city of the order. */
  moneyBy: z.iso.date(),
  names: z.array(z.string()),
  amount: MoneyOut,
  /** Asked for by the receiver of a gift, by its link; its buyer must not learn of it. */
  isOfGift: z.boolean(),
});
export type OfficeReturnRow = z.infer<typeof OfficeReturnRow>;

export const OfficeReturn = OfficeReturnRow.extend({
  comment: z.string(),
  /** Where a courier takes it; null when it is brought to a store. */
  address: z.string().nullable(),
  /** The day on which the courier comes; null when none was chosen. */
  courierDate: z.iso.date().nullable(),
  /** Null: at any time of it. */
  courierHours: CourierHours.nullable(),
  /** Pictures of what is wrong: `GET /office/api/returns/files/{id}`. */
  pictures: z.array(ReturnFile),
  /** Whom to call: of a gift, its receiver. */
  contact: z.object({ name: z.string(), lastName: z.string(), phone: z.string() }),
  pieces: z.array(OfficeReturnPiece),
  /** Every returned line, services included. */
  lines: z.array(z.object({ lineId: z.int(), name: z.string(), amount: MoneyOut })),
  denial: z.object({ reason: ReturnDenial, words: z.string() }).nullable(),
  /**
   * What the shopper paid the post, with its receipt: `GET /office/api/returns/files/{id}`. Null: no
   * postage was requested.
   */
  postage: Postage.extend({
    files: z.array(ReturnFile),
  }).nullable(),
  refund: z
    .object({
      id: z.string(),
      amount: MoneyOut,
      isDone: z.boolean(),
      /** Kopecks still to be paid out at the till. */
      cashDue: MoneyOut,
    })
    .nullable(),
  history: z.array(
    z.object({
      state: ReturnState,
      at: z.iso.datetime(),
      actorKind: ActorKind,
      /** Name of the member of staff; null for everybody else. */
      staffName: z.string().nullable(),
    }),
  ),
});
export type OfficeReturn = z.infer<typeof OfficeReturn>;

const params = z.object({ id: IdParam });

/** The table of moves does not allow it; `from` is the return's current state. */
const ILLEGAL_MOVE = { 'illegal-move': refusal(409, { from: ReturnState }) };

/** Open ones, the oldest first; closed ones, the newest first. 50 at a time: pass `next` as `after`; null on the last page. */
export const listOfficeReturns = endpoint({
  method: 'GET',
  path: '/office/api/returns',
  summary: 'Returns of the stores in which the caller acts',
  query: z.object({
    view: z.enum(['open', 'closed']).default('open'),
    state: ReturnState.optional(),
    storeId: IdParam.optional(),
    after: LongIdParam.optional(),
  }),
  answer: z.object({ items: z.array(OfficeReturnRow), next: z.int().nullable() }),
  access: { staff: 'orders.see' },
});
/**
 * Returns of other stores are 404 here and in every call below. While a return is `requested`, the store of its order sees it in this call,
 * in the list and in its files, and may withdraw it, wherever it is to be brought.
 */
export const getOfficeReturn = endpoint({
  method: 'GET',
  path: '/office/api/returns/{id}',
  summary: 'One return as staff work with it',
  params,
  answer: OfficeReturn,
  access: { staff: 'orders.see' },
});
/**
 * For a shopper who calls, or asks in a store. The shopper's rules apply, and the shopper gets the same
 * e-mail; the daily limit does not apply.
 */
export const openReturn = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/returns',
  summary: 'Write a return or an exchange down for the shopper who asks for it',
  params,
  /** A separate field, because `reason` of a staff call is their own reason. */
  body: z.object({ wish: ReturnWish }),
  answer: OfficeReturn,
  status: 201,
  access: { staff: 'returns.open' },
  refusals: WISH_REFUSALS,
});
export const approveReturn = endpoint({
  method: 'POST',
  path: '/office/api/returns/{id}/approve',
  summary: 'The shopper may bring it, or give it to the courier',
  params,
  answer: OfficeReturn,
  access: { staff: 'returns.accept' },
  refusals: ILLEGAL_MOVE,
});
export const sendReturn = endpoint({
  method: 'POST',
  path: '/office/api/returns/{id}/on-its-way',
  summary: 'The courier has it',
  params,
  answer: OfficeReturn,
  access: { staff: 'returns.accept' },
  refusals: ILLEGAL_MOVE,
});
/** For a shopper who asked by phone, or never came. */
export const withdrawReturnByStaff = endpoint({
  method: 'POST',
  path: '/office/api/returns/{id}/withdraw',
  summary: 'The shopper keeps it after all',
  params,
  answer: OfficeReturn,
  access: { staff: 'returns.accept' },
  refusals: ILLEGAL_MOVE,
});
/** `wrong-piece`: it does not belong to this return; the log records the scan. */
export const scanReturned = endpoint({
  method: 'POST',
  path: '/office/api/returns/{id}/scans',
  summary: 'Scan a piece that came back',
  params,
  body: z.object({ uin: Uin, isManual: z.boolean().default(false) }),
  answer: OfficeReturn,
  access: { staff: 'returns.accept' },
  refusals: { ...ILLEGAL_MOVE, 'wrong-piece': refusal(409, {}) },
});
/** Into the store of the return unless `storeId` names another; null is the central warehouse. */
export const receiveReturn = endpoint({
  method: 'POST',
  path: '/office/api/returns/{id}/receive',
  summary: 'Every piece is here; each was scanned before',
  params,
  body: z.object({ storeId: Id.nullable().optional() }),
  answer: OfficeReturn,
  access: { staff: 'returns.accept' },
  refusals: {
    ...ILLEGAL_MOVE,
    'not-all-scanned': refusal(409, { left: z.int() }),
    'unknown-store': refusal(422, { storeId: z.int() }),
  },
});
/** The return is checked once each of its pieces is. A piece can be checked again until the decision. */
export const checkReturned = endpoint({
  method: 'POST',
  path: '/office/api/returns/{id}/checks',
  summary: 'Write down the check list of one piece',
  params,
  body: PieceCheck.extend({ uin: Uin, words: PieceCheck.shape.words.default('') }),
  answer: OfficeReturn,
  access: { staff: 'returns.check' },
  refusals: { ...ILLEGAL_MOVE, 'wrong-piece': refusal(409, {}) },
});
/** Where each piece of a return goes. */
export const PieceFates = z.object({ pieces: z.array(z.object({ uin: Uin, fate: PieceFate })).max(200) });
/** Above the limit of one person 403 `approval-needed`. */
export const refundReturn = endpoint({
  method: 'POST',
  path: '/office/api/returns/{id}/refund',
  summary: 'Take it back: the money returns, and each piece goes where `pieces` says',
  params,
  body: PieceFates,
  answer: OfficeReturn,
  access: { staff: 'returns.decide' },
  refusals: {
    ...ILLEGAL_MOVE,
    /** `pieces` must name each piece of the return once. */
    'pieces-differ': refusal(422, { uins: z.array(z.string()) }),
  },
});
export const refuseReturn = endpoint({
  method: 'POST',
  path: '/office/api/returns/{id}/refuse',
  summary: 'Do not take it back; a piece that is here is handed back to the buyer',
  params,
  body: z.object({ denial: ReturnDenial, words: Reason }),
  answer: OfficeReturn,
  access: { staff: 'returns.decide' },
  refusals: ILLEGAL_MOVE,
});
/** For orders that were paid in cash. */
export const payReturnInCash = endpoint({
  method: 'POST',
  path: '/office/api/returns/{id}/cash',
  summary: 'The buyer has the cash of the refund',
  params,
  answer: OfficeReturn,
  access: { staff: 'money.refund' },
  refusals: { 'no-cash-due': refusal(409, {}) },
});

/** Only after the shop has confirmed the fault. Not more than was requested, nor than the setting allows. */
export const payPostage = endpoint({
  method: 'POST',
  path: '/office/api/returns/{id}/postage',
  summary: 'The buyer has what the post took for a faulty piece',
  params,
  body: z
    .object({
      amount: z.int().positive(),
      way: PostageWay,
      /** Number of the payment order of a transfer; none for cash. */
      paymentOrder: typedLine().min(1).max(20).nullable().default(null),
    })
    .refine(({ way, paymentOrder }) => (way === 'transfer') === (paymentOrder !== null), {
      path: ['paymentOrder'],
    }),
  answer: OfficeReturn,
  access: { staff: 'money.refund' },
  refusals: {
    'no-postage-asked': refusal(409, {}),
    'postage-paid': refusal(409, {}),
    'not-decided': refusal(409, { state: ReturnState }),
    'too-much': refusal(422, { most: MoneyOut }),
  },
});

/** Decision 0062. Rejected pieces become a return that is made at the door, with its refund. */
export const handOverPart = endpoint({
  method: 'POST',
  path: '/office/api/orders/{id}/hand-over-part',
  summary:
    'The buyer tried on what the courier brought and did not keep some of it; every piece was scanned before',
  params,
  body: z.object({
    /** Lines that the courier takes back, with their services. */
    takenBack: z.array(Id).min(1).max(100),
    /** The payment on receipt for the kept pieces; without it cash is taken. */
    paid: PaidOnReceipt.optional(),
  }),
  answer: OfficeReturn.extend({
    /**
     * Cash to take for the kept pieces, delivery included; 0: they were paid before. The order shows it
     * later as `cash`.
     */
    cashToTake: MoneyOut,
  }),
  access: { staff: 'orders.hand-over' },
  refusals: {
    ...PAID_REFUSALS,
    'illegal-move': refusal(409, { from: OrderStatus }),
    'not-all-scanned': refusal(409, { left: z.int() }),
    /** In a store a return is made at the counter; a carrier's courier takes nothing back. */
    'not-by-courier': refusal(409, {}),
    /** Nothing was kept: cancel the order instead. */
    'nothing-kept': refusal(409, {}),
    'line-not-found': refusal(404, { lineId: z.int() }),
    /** An engraved piece belongs to the buyer, and a certificate is not tried on. */
    'cannot-be-taken-back': refusal(409, { lineId: z.int(), why: z.enum(LINE_REFUSALS) }),
  },
});
