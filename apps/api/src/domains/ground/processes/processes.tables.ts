import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Processes that serve this shop on PostgreSQL; a killed one is forgotten by its age. */
export const processes = pgTable(
  'processes',
  {
    id: uuid().primaryKey(),
    /** Build of the storefront. */
    build: text()
      .notNull()
      .references(() => builds.id),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.seenAt)],
);

/** Builds of the storefront in the order in which a process first served them. */
export const builds = pgTable('builds', {
  id: text().primaryKey(),
  firstSeenAt: timestamp({ withTimezone: true }).notNull(),
});

/** Fingerprints of the keys that all processes must share. */
export const sharedKeys = pgTable('shared_keys', {
  name: text().primaryKey(),
  /** HMAC-SHA256 of the name, hex. */
  fingerprint: text().notNull(),
  setAt: timestamp({ withTimezone: true }).notNull(),
});
