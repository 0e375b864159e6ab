import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import {
  QUESTION_STATES,
  type QuestionState,
} from '@yahont/contracts/product-questions/product-questions.ts';
import { QUESTION_CAUSES, type QuestionCause } from '@yahont/values/product-questions.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';

/** Questions about pieces, published with the answers of stores. Who asked is personal data and never shown. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    state: text().$type<QuestionState>().notNull(),
    isSample: boolean().notNull().default(false),
    text: text().notNull(),
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    /** Subject of the Fuser-Token, of a visitor without an account. */
    fuserId: text(),
    /** Typed address in lower case; null: the proved one of the account, or forgotten after its letter. */
    email: text(),
    cityId: integer().notNull(),
    /** Who answers; null: the head office. */
    storeId: integer().references(() => stores.id),
    /** Whether the piece was there when the question was asked, passed or answered last. */
    hasPiece: boolean().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** By when the store promised to answer. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was first answered, or else refused. */
    decidedAt: timestamp({ withTimezone: true }),
    answerText: text(),
    answeredBy: integer().references(() => staff.id),
    answeredAt: timestamp({ withTimezone: true }),
    cause: text().$type<QuestionCause>(),
    /** The explanation for who asked. */
    causeWords: text(),
  },
  (table) => [
    index().on(table.productId, table.state, table.answeredAt),
    index().on(table.state, table.dueAt),
    index().on(table.storeId),
    index().on(table.answeredBy),
    index().on(table.accountId),
    index().on(table.fuserId),
    index().on(table.email, table.askedAt),
    check('product_questions_state', oneOf(table.state, QUESTION_STATES)),
    check('product_questions_cause', oneOf(table.cause, QUESTION_CAUSES)),
    check('product_questions_decided', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
    check(
      'product_questions_answered',
      sql`${table.state} <> 'answered' or num_nonnulls(${table.answerText}, ${table.answeredAt}) = 2`,
    ),
    check(
      'product_questions_refused',
      sql`(${table.state} = 'refused') = (${table.cause} is not null) and (${table.cause} is null) = (${table.causeWords} is null)`,
    ),
  ],
);
export type QuestionRow = typeof productQuestions.$inferSelect;
