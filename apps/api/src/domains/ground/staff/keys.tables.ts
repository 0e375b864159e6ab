import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '#src/platform/one-of.ts';
import { staff } from './staff.tables.ts';

/** What people sign in to the office with. Secrets of authenticators are encrypted, all else is hashed. */
export const staffKeys = pgTable('staff_keys', {
  staffId: integer()
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** As `hashPassword` writes it. */
  passwordHash: text().notNull(),
  passwordSince: timestamp({ withTimezone: true }).notNull(),
  /** As `sealSecret` writes it. */
  totpSecret: text(),
  /** Since when the first code proved the secret; null before. */
  totpSince: timestamp({ withTimezone: true }),
  /** The last 30 seconds whose code was used: it and earlier ones are refused. */
  totpStep: bigint({ mode: 'number' }),
});

/** Unused backup codes; a used one is deleted. */
export const staffBackupCodes = pgTable(
  'staff_backup_codes',
  {
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** SHA-256. */
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

/** `reset`: the person has worked with the office before. */
export const INVITATION_KINDS = ['invitation', 'reset'] as const;
export type InvitationKind = (typeof INVITATION_KINDS)[number];

/** Links by which people set a password; a used or replaced one is deleted. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey(),
    /** One for each person. */
    staffId: integer()
      .notNull()
      .unique()
      .references(() => staff.id, { onDelete: 'cascade' }),
    kind: text().$type<InvitationKind>().notNull(),
    /** SHA-256 of the token. */
    tokenHash: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('staff_invitations_kind', oneOf(table.kind, INVITATION_KINDS))],
);

export const TRY_SCOPES = ['person', 'network'] as const;
export type TryScope = (typeof TRY_SCOPES)[number];

/** Tries to sign in since the last right one: too many close the person or the network for a while. */
export const staffTries = pgTable(
  'staff_tries',
  {
    scope: text().$type<TryScope>().notNull(),
    /** A network, or a keyed hash of an address, of a person or of nobody. */
    key: text().notNull(),
    count: integer().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
    closedUntil: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index().on(table.lastAt),
    check('staff_tries_scope', oneOf(table.scope, TRY_SCOPES)),
  ],
);
