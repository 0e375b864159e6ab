import { z } from 'zod';
import { PIECE_WORKS } from '@yahont/values/care/piece-works.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { Id, MoneyOut } from '../../wire/fields.ts';
import { refusal } from '../../wire/refusals.ts';
import { typedLine } from '../../wire/typed.ts';
import { Reason, Uin } from '../fields.ts';

/** How long ago a work may have been done when it is written down, days. */
export const OLDEST_WORK_DAYS = 366;

/** What a master did: the store, the number of its ticket and the work name it. */
const Named = z.object({
  storeId: Id,
  /** Number of the ticket (квитанция) with which the piece was taken in. */
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
  /** Who wrote it down; null for the exchange. */
  staffName: z.string().nullable(),
  /** When it was struck as a mistake. */
  struckAt: z.iso.datetime().nullable(),
});
export type OfficePieceWork = z.infer<typeof OfficePieceWork>;

const params = z.object({ uin: Uin });
/** Struck ones too, the newest first. */
const answer = z.array(OfficePieceWork);

export const listPieceWorks = endpoint({
  method: 'GET',
  path: '/office/api/items/{uin}/works',
  summary: 'Works done on a piece after its sale; none for a number that nobody knows',
  params,
  answer,
  access: { staff: 'stock.see' },
});

/** The same work of the same ticket once more changes nothing. 403 `other-store`. */
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
    /** Nobody bought a piece with this number from us, or it came back. */
    'piece-not-sold': refusal(422, {}),
    /** Before the sale, in the future, or longer ago than a year. */
    'work-date': refusal(422, {}),
    /** The ticket has this work of this piece with another day or price. */
    'work-differs': refusal(409, {}),
  },
});

/** Struck once more changes nothing. 403 `other-store`. */
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

/** A work as the exchange sends it. The same store, ticket, piece and work again changes its day and price. */
export const ImportPieceWork = Done.omit({ storeId: true }).extend({
  storeCode: z.string().min(1).max(60),
  uin: Uin,
});
export type ImportPieceWork = z.input<typeof ImportPieceWork>;
