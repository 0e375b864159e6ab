import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { APPLICATION_STATES, type ApplicationState } from '@yahont/contracts/payment/instalment.ts';
import { oneOf } from '#src/platform/one-of.ts';

/** The ledger of the built-in demo operator of instalments: what a real one would record on its side. */
export const demoApplications = pgTable(
  'demo_applications',
  {
    id: uuid().primaryKey(),
    amount: bigint({ mode: 'number' }).notNull(),
    state: text().$type<ApplicationState>().notNull(),
    triesLeft: integer().notNull().default(3),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('demo_applications_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
    check('demo_applications_state', oneOf(table.state, APPLICATION_STATES)),
  ],
);

/** Refunds by the id that the shop gave them: the same id gives money back once. */
export const demoApplicationRefunds = pgTable('demo_application_refunds', {
  id: uuid().primaryKey(),
  applicationId: uuid()
    .notNull()
    .references(() => demoApplications.id),
  amount: bigint({ mode: 'number' }).notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
