import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts.tables.ts';

/** Devices, named like in sessions, that have signed in to an account; they outlive its sessions. */
export const accountDevices = pgTable(
  'account_devices',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    device: text().notNull(),
    firstSeenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.device] })],
);
