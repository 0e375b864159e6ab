import { z } from 'zod';
import { PIECE_WORKS } from '@yahont/values/care/piece-works.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { Id, MoneyOut } from '../../wire/fields.ts';
import { refusal } from '../../wire/refusals.ts';
import { typedLine } from '../../wire/typed.ts';
import { Reason, Uin } from '../fields.ts';

/** How many days ago a work may have been done when it is recorded. */
export const OLDEST_WORK_DAYS = 366;

/** A master's work, identified by the store, the number of its ticket and the work. */
const Named = z.object({
  storeId: Id,
  /** Number of the ticket (квитанция) under which the piece was accepted. */
  ticket: typedLine().min(1).max(40),
  work: z.enum(PIECE_WORKS),
});

const Done = Named.extend({
  /** In the city of the store. */
  doneOn: z.iso.date(),
  /** Whole kopecks; 0 for a work without charge. */
  price: z.int().min(0).max(100_000_000_000),
});

export const OfficePieceWork = z.object({
  storeId: z.int(),
  ticket: z.string(),
  work: z.enum(PIECE_WORKS),
  doneOn: z.iso.date(),
  price: MoneyOut,
  recordedAt: z.iso.datetime(),
  /** Who recorded it; null for the exchange. */
  staffName: z.string().nullable(),
  /** When it was deleted as a mistake. */
  struckAt: z.iso.datetime().nullable(),
});
export type OfficePieceWork = z.infer<typeof OfficePieceWork>;

const params = z.object({ uin: Uin });
/** Includes deleted ones, newest first. */
const answer = z.array(OfficePieceWork);

export const listPieceWorks = endpoint({
  method: 'GET',
  path: '/office/api/items/{uin}/works',
  summary: 'Works done on a piece after its sale; none for a number that nobody knows',
  params,
  answer,
  access: { staff: 'stock.see' },
});

/** Repeating the same work of the same ticket changes nothing. 403 `other-store`. */
export const recordPieceWork = endpoint({
  method: 'POST',
  path: '/office/api/items/{uin}/works',
  summary: 'Write down a work that was done on a piece that the shop has sold',
  params,
  body: Done,
  answer,
  access: { staff: 'works.record' },
  refusals: {
    'unknown-store': refusal(422, { storeId: z.int() }),
    /** The shop sold no piece with this number, or it was returned. */
    'piece-not-sold': refusal(422, {}),
    /** Before the sale, in the future, or longer ago than a year. */
    'work-date': refusal(422, {}),
    /** The ticket already has this work on this piece with another day or price. */
    'work-differs': refusal(409, {}),
  },
});

/** Repeating the deletion changes nothing. 403 `other-store`. */
export const strikePieceWork = endpoint({
  method: 'POST',
  path: '/office/api/items/{uin}/works/strike',
  summary: 'Take a work out of the history of a piece: it was written down by mistake',
  params,
  body: Named.extend({ reason: Reason }),
  answer,
  access: { staff: 'works.record' },
  refusals: { 'work-not-found': refusal(404, {}) },
});

/**
 * A work as the exchange sends it. Repeating the same store, ticket, piece and work changes its day and
 * price.
 */
export const ImportPieceWork = Done.omit({ storeId: true }).extend({
  storeCode: z.string().min(1).max(60),
  uin: Uin,
});
export type ImportPieceWork = z.input<typeof ImportPieceWork>;
