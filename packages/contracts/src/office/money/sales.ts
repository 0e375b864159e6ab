import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { Id, IdParam, LongIdParam, MobilePhone, MoneyOut, PersonName } from '../../wire/fields.ts';
import { refusal } from '../../wire/refusals.ts';
import { ItemState } from '../items.ts';
import { Reason, Uin } from '../fields.ts';
import { typedCode, typedLine } from '../../wire/typed.ts';

/** How long a sale can be undone, minutes. */
export const UNDO_MINUTES = 10;
/** How old a receipt may be when it is recorded, days. */
export const OLDEST_RECEIPT_DAYS = 31;

const digits = (most: number) => typedCode().regex(new RegExp(`^[1-9]\\d{0,${most - 1}}$`));

/** What ГИИС ДМДК requires beside the date: ФН, ФД and, in its newer protocol, the shift. */
export const SaleFiscal = z.object({
  /** Number of the fiscal drive, ФН. */
  storage: typedCode().regex(/^\d{16}$/),
  /** Number of the document on that drive, ФД. */
  document: digits(10),
  shift: z.int().positive().max(99_999).nullable().default(null),
});

export const SaleReceipt = z.object({
  /** As the till printed it. */
  number: typedLine().min(1).max(40),
  issuedAt: z.iso.datetime(),
  /** Sum, whole kopecks. */
  total: z.int().positive().max(100_000_000_000),
  /** Null while unknown: then no notice can be made of it. */
  fiscal: SaleFiscal.nullable().default(null),
});

/** The buyer: an account, a person with a name or a phone or both, or nobody (null). */
export const SaleBuyer = z.union([
  z.object({ accountId: Id }).strict(),
  z
    .object({ name: PersonName.nullable().default(null), phone: MobilePhone.nullable().default(null) })
    .strict()
    .refine(({ name, phone }) => name !== null || phone !== null),
]);

/** A sale at the till of a store. Its lines add up to the sum of the receipt. */
export const SaleInput = z
  .object({
    storeId: Id,
    receipt: SaleReceipt,
    lines: z
      .array(z.object({ uin: Uin, paid: z.int().positive().max(100_000_000_000) }))
      .min(1)
      .max(100)
      .refine((lines) => new Set(lines.map(({ uin }) => uin)).size === lines.length, 'repeated-piece'),
    /** Null: the buyer of the appointment, or nobody. */
    buyer: SaleBuyer.nullable().default(null),
    /** The visit that the sale ended: its things are sold or released. */
    appointmentId: Id.nullable().default(null),
    /** What the store kept for the buyer: it is over with the sale. */
    holdId: Id.nullable().default(null),
  })
  .refine(({ lines, receipt }) => lines.reduce((sum, { paid }) => sum + paid, 0) === receipt.total, {
    path: ['receipt', 'total'],
    message: 'sum-differs',
  });
export type SaleInput = z.output<typeof SaleInput>;

export const OfficeSale = z.object({
  id: z.int(),
  storeId: z.int(),
  receipt: z.object({
    number: z.string(),
    issuedAt: z.iso.datetime(),
    /** The day of the receipt in the city of the store. */
    date: z.iso.date(),
    total: MoneyOut,
    fiscal: z.object({ storage: z.string(), document: z.string(), shift: z.int().nullable() }).nullable(),
  }),
  lines: z.array(
    z.object({
      uin: z.string(),
      name: z.string(),
      article: z.string(),
      /** Hundredths of a millimetre. */
      size: z.int().nullable(),
      paid: MoneyOut,
      /** The shop's price at that time; null for a sale from the exchange. */
      price: MoneyOut.nullable(),
    }),
  ),
  buyer: z.object({
    accountId: z.int().nullable(),
    name: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  appointmentId: z.int().nullable(),
  /**
   * When and by whom it was recorded; null for a sale from the exchange. `staffName` is null for a
   * program.
   */
  recorded: z.object({ at: z.iso.datetime(), staffName: z.string().nullable() }).nullable(),
  undoneAt: z.iso.datetime().nullable(),
  /** Until when it can be undone; null when it cannot. */
  undoUntil: z.iso.datetime().nullable(),
});
export type OfficeSale = z.infer<typeof OfficeSale>;

/** Which piece cannot be sold here, and why. */
export const SALE_PIECE_REFUSALS = {
  'piece-not-found': refusal(422, { uin: z.string() }),
  /** An order has it: it is handed over with that order, or the order is cancelled first. */
  'piece-reserved': refusal(409, { uin: z.string(), orderId: z.int(), number: z.string() }),
  /** It is in another store (null: the central warehouse), or on its way there. */
  'piece-elsewhere': refusal(409, {
    uin: z.string(),
    storeId: z.int().nullable(),
    isOnItsWay: z.boolean(),
  }),
  /** It is on hold by staff, or for a visit other than the sale's (`appointmentId`). */
  'piece-held': refusal(409, {
    uin: z.string(),
    appointmentId: z.int().nullable(),
    holdId: z.int().nullable(),
  }),
  /** Sold, missing or written off. */
  'piece-gone': refusal(409, { uin: z.string(), state: ItemState }),
};

/**
 * The single verb for tills, the exchange and people. Repeating the same receipt (by its fiscal
 * numbers, or by store, number and day) returns the recorded sale. 403 `other-store`.
 */
export const recordSale = endpoint({
  method: 'POST',
  path: '/office/api/sales',
  summary: 'Write down what a store sold: its pieces are off sale everywhere at once',
  body: SaleInput,
  answer: OfficeSale,
  access: { staff: 'till.sell' },
  refusals: {
    ...SALE_PIECE_REFUSALS,
    /** The receipt is already recorded with another sum, other pieces or in another store. */
    'receipt-differs': refusal(409, { saleId: z.int() }),
    /** It lies in the future, or is older than a month. */
    'receipt-date': refusal(422, {}),
    'unknown-account': refusal(422, {}),
    'unknown-store': refusal(422, { storeId: z.int() }),
    /** No such visit in this store. */
    'unknown-appointment': refusal(422, {}),
    /** It was moved or cancelled. */
    'visit-ended': refusal(409, {}),
    /** No such hold in this store. */
    'unknown-hold': refusal(422, {}),
    /** Its term is over, or the shopper gave it back. */
    'hold-ended': refusal(409, {}),
  },
});

const params = z.object({ id: LongIdParam });

/** The newest first, 50 at a time; pass `next` as `after`. `date`: of the receipt, in the city of the store. */
export const listSales = endpoint({
  method: 'GET',
  path: '/office/api/sales',
  summary: 'Sales of the stores in which the caller acts',
  query: z.object({
    storeId: IdParam.optional(),
    date: z.iso.date().optional(),
    after: LongIdParam.optional(),
  }),
  answer: z.object({ items: z.array(OfficeSale), next: z.int().nullable() }),
  access: { staff: 'till.see' },
});

/** Sales of other stores are 404. */
export const getSale = endpoint({
  method: 'GET',
  path: '/office/api/sales/{id}',
  summary: 'One sale of a store',
  params,
  answer: OfficeSale,
  access: { staff: 'till.see' },
  refusals: { 'sale-not-found': refusal(404, {}) },
});

/** Repeating it changes nothing. */
export const undoSale = endpoint({
  method: 'POST',
  path: '/office/api/sales/{id}/undo',
  summary: 'Take back a sale that was recorded by mistake, within ten minutes',
  params,
  body: z.object({ reason: Reason }),
  answer: OfficeSale,
  access: { staff: 'till.undo' },
  refusals: {
    'sale-not-found': refusal(404, {}),
    /** Ten minutes have passed, or the exchange sent it. */
    'too-late': refusal(409, {}),
  },
});
