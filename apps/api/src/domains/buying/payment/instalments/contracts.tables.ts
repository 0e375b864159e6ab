import { jsonb, pgTable, text, timestamp, uuid, check } from 'drizzle-orm/pg-core';
import { APPLICATION_STATES, type ApplicationState } from '@yahont/contracts/payment/instalment.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { payments } from '../payment.tables.ts';

/** The operator's data about the contract of a payment in instalments. */
export const instalmentContracts = pgTable(
  'instalment_contracts',
  {
    paymentId: uuid()
      .primaryKey()
      .references(() => payments.id),
    /** The operator's registered name, as it was when the contract was made. */
    operator: text().notNull(),
    state: text().$type<ApplicationState>().notNull(),
    number: text(),
    /** Kopecks; null until the operator names the payments. */
    schedule: jsonb().$type<{ date: string; amount: number }[]>(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('instalment_contracts_state', oneOf(table.state, APPLICATION_STATES))],
);
