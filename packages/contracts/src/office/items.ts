import { z } from 'zod';
import { typedLine } from '../wire/typed.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Id } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { ActorKind } from './audit.ts';
import { Place, Reason, Uin } from './fields.ts';

export const ITEM_STATES = [
  'available',
  'reserved',
  'sold',
  'in-transit',
  'on-hold',
  'missing',
  'written-off',
] as const;
export const ItemState = z.enum(ITEM_STATES);
export type ItemState = z.infer<typeof ItemState>;

/** A piece in a list. */
export const OfficeItemRow = z.object({
  uin: z.string(),
  state: ItemState,
  name: z.string(),
  article: z.string(),
  /** Hash of its first picture, as in `/pictures/{hash}/160.webp`; null for a loose stone. */
  picture: z.string().nullable(),
  /** Null for a loose stone. */
  productId: z.int().nullable(),
  /** Hundredths of a millimetre. */
  size: z.int().nullable(),
  /** Store that has it or to which it is sent; null is the central warehouse. */
  storeId: z.int().nullable(),
  isOnItsWay: z.boolean(),
  place: z.string().nullable(),
  /** When its state or place changed last. */
  changedAt: z.iso.datetime(),
});
export type OfficeItemRow = z.infer<typeof OfficeItemRow>;

export const OfficeItem = OfficeItemRow.extend({
  orderId: z.int().nullable(),
  /** The store sale that sold it. */
  saleId: z.int().nullable(),
  /** The visit for which it is put aside. */
  appointmentId: z.int().nullable(),
  /** What keeps it in its store for a shopper without an order. */
  holdId: z.int().nullable(),
  /** Why it is on hold, from the log; null in every other state, and when the log has no reason. */
  heldBecause: z.string().nullable(),
  /** The history of the piece, newest first; the last fifty steps. */
  events: z.array(
    z.object({
      at: z.iso.datetime(),
      state: ItemState,
      storeId: z.int().nullable(),
      place: z.string().nullable(),
      isOnItsWay: z.boolean(),
      orderId: z.int().nullable(),
      saleId: z.int().nullable(),
      appointmentId: z.int().nullable(),
      holdId: z.int().nullable(),
      /** Null when its order, an import or a manual database change did it. */
      actor: z.object({ kind: ActorKind, id: z.string() }).nullable(),
    }),
  ),
});
export type OfficeItem = z.infer<typeof OfficeItem>;

/** The microseconds of the change and the number of the last piece of a page. */
const After = z.string().regex(/^\d{1,18}-\d{16}$/);

/**
 * Those that have been so the longest first, 50 at a time; pass `next` as `after`. A place is looked for in one store, because
 * each store names its own cases. `store`: an id, or `warehouse`.
 */
export const listOfficeItems = endpoint({
  method: 'GET',
  path: '/office/api/items',
  summary: 'Pieces in a state, of a store, a product or a place',
  query: z
    .object({
      state: ItemState.default('available'),
      store: z
        .string()
        .regex(/^(?:warehouse|[1-9]\d{0,8})$/)
        .optional(),
      article: typedLine().min(1).max(60).optional(),
      place: Place.optional(),
      after: After.optional(),
    })
    .refine(({ place, store }) => place === undefined || store !== undefined, { path: ['store'] }),
  answer: z.object({ items: z.array(OfficeItemRow), next: After.nullable() }),
  access: { staff: 'stock.see' },
});

const params = z.object({ uin: Uin });

/** Not allowed in the piece's current state. */
const ILLEGAL_MOVE = { 'illegal-move': refusal(409, { from: ItemState, isOnItsWay: z.boolean() }) };

export const getOfficeItem = endpoint({
  method: 'GET',
  path: '/office/api/items/{uin}',
  summary: 'One piece and its life',
  params,
  answer: OfficeItem,
  access: { staff: 'stock.see' },
});

/** 403 `other-store`, here and below: the piece is in another store. */
export const placeItem = endpoint({
  method: 'POST',
  path: '/office/api/items/{uin}/place',
  summary: 'Say in which case or cell it lies',
  params,
  body: z.object({ place: Place }),
  answer: OfficeItem,
  access: { staff: 'stock.move' },
  refusals: ILLEGAL_MOVE,
});
export const sendItem = endpoint({
  method: 'POST',
  path: '/office/api/items/{uin}/send',
  summary: 'Send to another store, or to the central warehouse (null)',
  params,
  body: z.object({ toStoreId: Id.nullable(), reason: Reason }),
  answer: OfficeItem,
  access: { staff: 'stock.move' },
  refusals: {
    ...ILLEGAL_MOVE,
    'already-there': refusal(409, {}),
    /**
     * A reserved piece can go only to the store of its order, and one put aside for a visit to the
     * visit's store.
     */
    'reserved-elsewhere': refusal(409, { storeId: z.int().nullable() }),
    'unknown-store': refusal(422, { storeId: z.int() }),
  },
});
export const receiveItem = endpoint({
  method: 'POST',
  path: '/office/api/items/{uin}/receive',
  summary: 'It arrived in the store to which it was sent',
  params,
  body: z.object({ place: Place.nullable().default(null) }),
  answer: OfficeItem,
  access: { staff: 'stock.move' },
  refusals: ILLEGAL_MOVE,
});
export const holdItem = endpoint({
  method: 'POST',
  path: '/office/api/items/{uin}/hold',
  summary: 'Take off sale for now',
  params,
  body: z.object({ reason: Reason }),
  answer: OfficeItem,
  access: { staff: 'stock.move' },
  refusals: ILLEGAL_MOVE,
});
export const releaseItem = endpoint({
  method: 'POST',
  path: '/office/api/items/{uin}/release',
  summary: 'Back on sale',
  params,
  answer: OfficeItem,
  access: { staff: 'stock.move' },
  refusals: ILLEGAL_MOVE,
});
export const loseItem = endpoint({
  method: 'POST',
  path: '/office/api/items/{uin}/lose',
  summary: 'Not found where it should be',
  params,
  body: z.object({ reason: Reason }),
  answer: OfficeItem,
  access: { staff: 'stock.count' },
  refusals: ILLEGAL_MOVE,
});
export const findItem = endpoint({
  method: 'POST',
  path: '/office/api/items/{uin}/find',
  summary: 'A missing piece was found',
  params,
  body: z.object({ place: Place }),
  answer: OfficeItem,
  access: { staff: 'stock.count' },
  refusals: ILLEGAL_MOVE,
});
/** Needs a second person for every role. */
export const writeOffItem = endpoint({
  method: 'POST',
  path: '/office/api/items/{uin}/write-off',
  summary: 'Out of the books: held or missing for good',
  params,
  body: z.object({ reason: Reason }),
  answer: OfficeItem,
  access: { staff: 'stock.write-off' },
  refusals: ILLEGAL_MOVE,
});
