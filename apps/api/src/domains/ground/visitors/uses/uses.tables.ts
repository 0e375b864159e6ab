import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { oneOf } from '#src/platform/one-of.ts';

/** Calls that are limited per hour for everybody. */
export const USE_KINDS = [
  'callback',
  'lead',
  'newsletter',
  'appointment',
  'promo-try',
  'certificate-try',
  'caller-check',
  'parcel-try',
  'card-look',
  'review',
  'review-reaction',
  'gift-exchange',
  'hold',
  'bell',
  'list-hint',
  'question',
] as const;
export type UseKind = (typeof USE_KINDS)[number];

/** Who used a limited call and when; kept for a day, without the input. */
export const visitorUses = pgTable(
  'visitor_uses',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: USE_KINDS }).notNull(),
    /** As `networkOf` and `widerNetworkOf` write them. */
    network: text().notNull(),
    widerNetwork: text().notNull(),
    /** Subject of the Fuser-Token, of an anonymous visitor. */
    fuserId: text(),
    accountId: integer(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.kind, table.network, table.at),
    index().on(table.kind, table.widerNetwork, table.at),
    index().on(table.fuserId, table.at),
    index().on(table.accountId, table.at),
    index().on(table.kind, table.at),
    index().on(table.at),
    check('visitor_uses_kind', oneOf(table.kind, USE_KINDS)),
  ],
);
