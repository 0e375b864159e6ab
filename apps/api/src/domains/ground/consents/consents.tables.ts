import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { CONSENT_KINDS, CONSENT_SOURCES } from '@yahont/contracts/consents/consents.ts';
import { oneOf } from '#src/platform/one-of.ts';

/**
 * Each consent that was given, refused or withdrawn, in the order of time. Rows are only added: the
 * last one for a person, a kind and a scope is in force. Erasing a person clears the columns that
 * identify them.
 */
export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** No foreign key: the proof outlives the account as a number. */
    accountId: integer(),
    /** Id of an anonymous visitor. */
    fuserId: text(),
    /** Phone or e-mail address of a person without an account. */
    contact: text().notNull(),
    kind: text({ enum: CONSENT_KINDS }).notNull(),
    scope: text().notNull(),
    isGiven: boolean().notNull(),
    source: text({ enum: CONSENT_SOURCES }).notNull(),
    /** Address, number and SHA-256 of the text published at that moment; the last two are empty when there was none. */
    document: text().notNull(),
    version: text().notNull(),
    hash: text().notNull(),
    /** Network of the person, as `networkOf` returns it. */
    network: text().notNull(),
  },
  (table) => [
    index('consents_account')
      .on(table.accountId, table.kind, table.scope)
      .where(sql`${table.accountId} is not null`),
    index('consents_fuser')
      .on(table.fuserId)
      .where(sql`${table.fuserId} is not null`),
    index('consents_contact')
      .on(table.contact)
      .where(sql`${table.contact} <> ''`),
    check('consents_kind', oneOf(table.kind, CONSENT_KINDS)),
    check('consents_source', oneOf(table.source, CONSENT_SOURCES)),
  ],
);
