import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { SUBSCRIBER_STATES } from '@yahont/contracts/leads/newsletter.ts';
import { LEAD_STATES, type LeadSource } from '@yahont/contracts/leads/leads.ts';
import { LEAD_KINDS } from '@yahont/values/leads/lead-choices.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';

/** Address, number and SHA-256 of the text of a consent; empty where they were not kept. */
const consentColumns = () => ({
  consentDocument: text().notNull().default(''),
  consentVersion: text().notNull(),
  consentHash: text().notNull().default(''),
});

/** Requests that people left with the forms of the site; personal data, kept as long as `purgeLeads` says. */
export const leads = pgTable(
  'leads',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    kind: text({ enum: LEAD_KINDS }).notNull(),
    state: text({ enum: LEAD_STATES }).notNull().default('new'),
    /** Who answers it. */
    ownerId: integer().references(() => staff.id),
    /** Null for a sender who was not signed in. */
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    /** All fields of the form as they were typed, checked by the contract of the kind. */
    fields: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    name: text().notNull(),
    /** `+79XXXXXXXXX`, or a mobile number of a neighbouring country; null when the kind asks for none. */
    phone: text(),
    email: text(),
    source: jsonb().$type<LeadSource>().notNull(),
    /** City of the shop that the sender had chosen. */
    cityId: integer().notNull(),
    /** Which text the sender consented to when the request came: see `sending/consents.ts`. */
    ...consentColumns(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Network of the sender, as `networkOf` returns it. */
    network: text().notNull(),
    /** Drawn by the sender's page; null for a form without JavaScript. */
    requestKey: uuid().unique(),
  },
  (table) => [
    index().on(table.accountId),
    index().on(table.ownerId),
    index().on(table.state, table.id),
    index().on(table.kind, table.createdAt),
    index().on(table.phone, table.createdAt),
    index().on(table.email, table.createdAt),
    check('leads_kind', oneOf(table.kind, LEAD_KINDS)),
    check('leads_state', oneOf(table.state, LEAD_STATES)),
  ],
);
export type LeadRow = typeof leads.$inferSelect;

/** What happened to a request after it came: a new state, a note, or both. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null for a note alone. */
    state: text({ enum: LEAD_STATES }),
    note: text().notNull().default(''),
    staffId: integer().references(() => staff.id),
  },
  (table) => [
    index().on(table.leadId),
    index().on(table.staffId),
    check('lead_events_state', oneOf(table.state, LEAD_STATES)),
  ],
);

/** Files that came with a request. */
export const leadFiles = pgTable(
  'lead_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** Under which the file store has it. */
    key: text().notNull().unique(),
    /** Name to save it under, made of the sender's. */
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [index().on(table.leadId)],
);

/** Addresses that asked for the letters of the shop without an account. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case. */
    email: text().notNull().unique(),
    state: text({ enum: SUBSCRIBER_STATES }).notNull(),
    ...consentColumns(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the owner of the address consented to the letters; proof of the consent (38-ФЗ). */
    confirmedAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
    source: jsonb().$type<LeadSource>().notNull(),
    network: text().notNull(),
  },
  (table) => [
    index().on(table.state, table.askedAt),
    check('newsletter_subscribers_state', oneOf(table.state, SUBSCRIBER_STATES)),
  ],
);
export type SubscriberRow = typeof newsletterSubscribers.$inferSelect;
