import { index, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { DraftValues } from '@yahont/contracts/checkout/draft.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';

/** What an account typed into the checkout without ordering. */
export const checkoutDrafts = pgTable(
  'checkout_drafts',
  {
    accountId: integer()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** With the city for which it was filled in; older rows have no city. */
    values: jsonb().$type<DraftValues & { cityId?: number }>().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.savedAt)],
);
