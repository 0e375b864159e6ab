import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ROLE_NAMES, type Role } from '@yahont/contracts/office/permissions.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';

/** People who work here. They are not accounts of the shop. */
export const staff = pgTable(
  'staff',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** In lower case; null for people who work with a token from the console. */
    email: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** From then on all their sessions are invalid. */
    leftAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('staff_email')
      .on(table.email)
      .where(sql`${table.leftAt} is null`),
  ],
);

export const staffRoles = pgTable(
  'staff_roles',
  {
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    role: text().$type<Role>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.role] }),
    check(
      'staff_roles_role',
      sql`${table.role} in ${sql.raw(`(${ROLE_NAMES.map((role) => `'${role}'`).join(', ')})`)}`,
    ),
  ],
);

/** Stores of those roles that act in their own stores only. */
export const staffStores = pgTable(
  'staff_stores',
  {
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.storeId] })],
);

/** Failed sign-ins of this minute; a job moves them to the audit log, one row for each network. */
export const failedSignIns = pgTable(
  'failed_sign_ins',
  {
    minute: timestamp({ withTimezone: true }).notNull(),
    /** As `networkOf` names it. */
    network: text().notNull(),
    /** The former owner of the token, if it was ever valid; 0: nobody. */
    staffId: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.network, table.staffId] })],
);

/** What a session may do: every call, or only those that finish the sign-in. */
export const SESSION_STEPS = ['open', 'second-step', 'enrolment'] as const;
export type SessionStep = (typeof SESSION_STEPS)[number];

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token. */
    tokenHash: text().notNull().unique(),
    step: text().$type<SessionStep>().notNull().default('open'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    /** Written once a minute at most; null before the first call. */
    lastSeenAt: timestamp({ withTimezone: true }),
    /** When the person last proved who they are in it; null: never. */
    provedAt: timestamp({ withTimezone: true }),
    /** Whether it ends when nothing is called; tokens from the console are for programs and do not. */
    endsIdle: boolean().notNull().default(false),
    /** In words; empty for tokens from the console, as the network. */
    device: text().notNull().default(''),
    /** As `networkOf` names it. */
    network: text().notNull().default(''),
  },
  (table) => [index().on(table.staffId), check('staff_sessions_step', oneOf(table.step, SESSION_STEPS))],
);
