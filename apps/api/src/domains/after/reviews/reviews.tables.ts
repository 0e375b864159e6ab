import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { REVIEW_STATES, type ReviewState } from '@yahont/contracts/reviews/reviews.ts';
import {
  COMPLAINT_REASONS,
  FITS,
  HIDING_REASONS,
  type ComplaintReason,
  type Fit,
  type HidingReason,
  type ReviewNote,
} from '@yahont/values/reviews.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { pictures, products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';

/** What owners write about their pieces: one review for each УИН. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    uin: text().notNull(),
    /** Null for a sample of the demo, which nobody wrote. */
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Hundredths of a millimetre; null for a piece without sizes. */
    size: integer(),
    mark: integer().notNull(),
    fit: text({ enum: FITS }).$type<Fit>(),
    notes: jsonb().$type<readonly ReviewNote[]>().notNull(),
    text: text().notNull(),
    /** First name as the author allowed it; null: unsigned. */
    authorName: text(),
    cityId: integer().notNull(),
    /** Store in which it was bought; null: on the site. */
    storeId: integer().references(() => stores.id),
    boughtOn: date().notNull(),
    state: text().$type<ReviewState>().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    /** By when the shop promised to read it. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was published, refused or hidden. */
    decidedAt: timestamp({ withTimezone: true }),
    cause: text().$type<HidingReason>(),
    /** The explanation for the author. */
    causeWords: text(),
    answerText: text(),
    answerStoreId: integer().references(() => stores.id),
    answeredBy: integer().references(() => staff.id),
    answeredAt: timestamp({ withTimezone: true }),
    /** Votes of readers. */
    useful: integer().notNull().default(0),
    version: integer().notNull().default(1),
  },
  (table) => [
    unique('reviews_uin').on(table.uin),
    index().on(table.productId, table.state),
    index().on(table.accountId),
    index().on(table.state, table.dueAt),
    index().on(table.storeId),
    index().on(table.answerStoreId),
    index().on(table.answeredBy),
    check('reviews_uin_digits', sql`${table.uin} ~ '^[0-9]{16}$'`),
    check('reviews_mark', sql`${table.mark} between 1 and 5`),
    check('reviews_fit', oneOf(table.fit, FITS)),
    check('reviews_state', oneOf(table.state, REVIEW_STATES)),
    check('reviews_cause', oneOf(table.cause, HIDING_REASONS)),
    check(
      'reviews_refused',
      sql`(${table.state} in ('refused', 'hidden')) = (${table.cause} is not null) and (${table.cause} is null) = (${table.causeWords} is null)`,
    ),
    check(
      'reviews_answer',
      sql`num_nonnulls(${table.answerText}, ${table.answerStoreId}, ${table.answeredAt}) in (0, 3)`,
    ),
  ],
);
export type ReviewRow = typeof reviews.$inferSelect;

/** Photographs of a review: files of the shopper, or for a sample pictures of the catalogue. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** Key in the file store, and that of a small square. */
    key: text().unique(),
    thumbKey: text().unique(),
    width: integer(),
    height: integer(),
    pictureHash: text().references(() => pictures.hash),
  },
  (table) => [
    index().on(table.reviewId, table.id),
    index().on(table.pictureHash),
    check(
      'review_photos_kind',
      sql`num_nonnulls(${table.key}, ${table.thumbKey}, ${table.width}, ${table.height}) = case when ${table.pictureHash} is null then 4 else 0 end`,
    ),
  ],
);
export type PhotoRow = typeof reviewPhotos.$inferSelect;

/** Readers who found a review useful: one vote each. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    fuserId: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('review_votes_account').on(table.reviewId, table.accountId),
    uniqueIndex('review_votes_fuser').on(table.reviewId, table.fuserId),
    index().on(table.accountId),
    index().on(table.fuserId),
    check('review_votes_owner', sql`num_nonnulls(${table.accountId}, ${table.fuserId}) = 1`),
  ],
);

/** Complaints of readers: one each. */
export const reviewComplaints = pgTable(
  'review_complaints',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    fuserId: text(),
    reason: text().$type<ComplaintReason>().notNull(),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** When staff hid the review or left it; null: open. */
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('review_complaints_account').on(table.reviewId, table.accountId),
    uniqueIndex('review_complaints_fuser').on(table.reviewId, table.fuserId),
    index().on(table.accountId),
    index().on(table.fuserId),
    index('review_complaints_open')
      .on(table.reviewId)
      .where(sql`${table.closedAt} is null`),
    check('review_complaints_owner', sql`num_nonnulls(${table.accountId}, ${table.fuserId}) = 1`),
    check('review_complaints_reason', oneOf(table.reason, COMPLAINT_REASONS)),
  ],
);
