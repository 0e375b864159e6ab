import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  APPROVAL_KINDS,
  APPROVAL_STATES,
  APPROVAL_STEPS,
  type ApprovalKind,
  type ApprovalState,
  type ApprovalStep,
  type Deed,
} from '@yahont/contracts/office/approvals.ts';
import { AUDIT_SUBJECTS, type AuditSubject } from '@yahont/contracts/office/audit.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Requests that wait for a second person, and their outcomes. Decision 0078. */
export const approvals = pgTable(
  'approvals',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<ApprovalKind>().notNull(),
    deed: jsonb().$type<Deed>().notNull(),
    subjectType: text().$type<AuditSubject>().notNull(),
    subjectId: text().notNull(),
    subjectName: text().notNull(),
    /** null: the central warehouse, or the whole network. */
    storeId: integer().references(() => stores.id),
    isOfNetwork: boolean().notNull(),
    /** Fields of the subject at the time of the request, and their requested values. */
    now: jsonb().$type<Fields>().notNull(),
    next: jsonb().$type<Fields>().notNull(),
    why: text().notNull(),
    state: text().$type<ApprovalState>().notNull().default('waiting'),
    askedBy: integer()
      .notNull()
      .references(() => staff.id),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Management is reminded at half of the term; null until then. */
    remindAt: timestamp({ withTimezone: true }),
    decidedBy: integer().references(() => staff.id),
    decidedAt: timestamp({ withTimezone: true }),
    words: text(),
    /** Why it was not carried out. */
    failure: jsonb().$type<{ code: string; facts: Fields }>(),
  },
  (table) => [
    // A person may ask only once: this index finds their second request about a thing.
    uniqueIndex('approvals_open')
      .on(table.kind, table.subjectType, table.subjectId)
      .where(sql`${table.state} in ('waiting', 'question')`),
    index('approvals_ending')
      .on(table.expiresAt)
      .where(sql`${table.state} in ('waiting', 'question')`),
    index('approvals_asked').on(table.askedBy, table.id),
    check('approvals_kind', oneOf(table.kind, APPROVAL_KINDS)),
    check('approvals_state', oneOf(table.state, APPROVAL_STATES)),
    check('approvals_subject', oneOf(table.subjectType, AUDIT_SUBJECTS)),
    check('approvals_two_people', sql`${table.decidedBy} <> ${table.askedBy}`),
    check(
      'approvals_decided',
      sql`(${table.state} in ('executed', 'not-carried-out', 'refused')) = (${table.decidedBy} is not null)
        and (${table.decidedBy} is null) = (${table.decidedAt} is null)`,
    ),
    check('approvals_failure', sql`(${table.state} = 'not-carried-out') = (${table.failure} is not null)`),
    check('approvals_term', sql`${table.expiresAt} > ${table.askedAt}`),
  ],
);

/** Every step of a request, with its comment. */
export const approvalEvents = pgTable(
  'approval_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    approvalId: integer()
      .notNull()
      .references(() => approvals.id),
    at: timestamp({ withTimezone: true }).notNull(),
    step: text().$type<ApprovalStep>().notNull(),
    /** null: the shop itself. */
    staffId: integer().references(() => staff.id),
    words: text(),
  },
  (table) => [index().on(table.approvalId), check('approval_events_step', oneOf(table.step, APPROVAL_STEPS))],
);
