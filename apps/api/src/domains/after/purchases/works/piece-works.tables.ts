import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { PIECE_WORKS } from '@yahont/values/care/piece-works.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';

/** What masters did on pieces after their sale. No owner is stored: only the sale knows who owns the piece. */
export const pieceWorks = pgTable(
  'piece_works',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: a piece sold in a store according to the exchange need not be in `items`. */
    uin: text().notNull(),
    work: text({ enum: PIECE_WORKS }).notNull(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    /** Number of the ticket under which the piece was accepted. */
    ticket: text().notNull(),
    /** In the city of the store. */
    doneOn: date().notNull(),
    /** Kopecks; 0: without charge. */
    price: bigint({ mode: 'number' }).notNull(),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
    /** Who recorded it; null for the exchange. */
    staffId: integer().references(() => staff.id),
    /** When it was deleted as a mistake. */
    struckAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('piece_works_once')
      .on(table.storeId, table.ticket, table.uin, table.work)
      .where(sql`${table.struckAt} is null`),
    index().on(table.uin),
    check('piece_works_uin', sql`${table.uin} ~ '^[0-9]{16}$'`),
    check('piece_works_work', oneOf(table.work, PIECE_WORKS)),
    check('piece_works_price', sql`${table.price} >= 0`),
  ],
);
