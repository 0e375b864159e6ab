import { sql } from 'drizzle-orm';
import {
  bigint,
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
  ACTOR_KINDS,
  AUDIT_SUBJECTS,
  type ActorKind,
  type AuditAction,
  type AuditSubject,
} from '@yahont/contracts/office/audit.ts';
import { oneOf } from '#src/platform/one-of.ts';

/**
 * Who changed what. A trigger refuses every change of a row but one: writing its seal (`position`, `previous_hash`,
 * `hash`) once. Has no foreign keys, because it outlives the rows that it describes.
 */
export const auditLog = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorKind: text().$type<ActorKind>().notNull(),
    /** Id of the member of staff, account or anonymous visitor; for the system, the name of its part. */
    actorId: text().notNull(),
    sessionId: text(),
    ip: text(),
    requestId: text(),
    /** The store that the change is about, for managers who see their own. */
    storeId: integer(),
    action: text().$type<AuditAction>().notNull(),
    subjectType: text().$type<AuditSubject>().notNull(),
    subjectId: text().notNull(),
    /** Only the changed fields. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
    /** Place in the chain of hashes, from 1 without gaps; null until the sealing job sets it. */
    position: bigint({ mode: 'number' }),
    previousHash: text(),
    hash: text(),
  },
  (table) => [
    index('audit_subject').on(table.subjectType, table.subjectId, table.id),
    // Rows of buyers and jobs are never listed by actor, so this index skips them and their writes do
    // not touch it.
    index('audit_staff')
      .on(table.actorId, table.id)
      .where(sql`${table.actorKind} = 'staff'`),
    uniqueIndex('audit_position')
      .on(table.position)
      .where(sql`${table.position} is not null`),
    index('audit_unsealed')
      .on(table.id)
      .where(sql`${table.position} is null`),
    check('audit_actor_kind', oneOf(table.actorKind, ACTOR_KINDS)),
    check('audit_subject_type', oneOf(table.subjectType, AUDIT_SUBJECTS)),
    check(
      'audit_seal',
      sql`(${table.position} is null) = (${table.hash} is null) and (${table.position} is null) = (${table.previousHash} is null)`,
    ),
  ],
);

/**
 * The position up to which the chain was found intact; the hourly check begins there. One row. The
 * nightly check walks the whole chain regardless.
 */
export const auditChecks = pgTable(
  'audit_checks',
  {
    id: integer().primaryKey(),
    position: bigint({ mode: 'number' }).notNull(),
    /** Hash of this row. */
    hash: text().notNull(),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('audit_checks_one', sql`${table.id} = 1`)],
);

/**
 * Where the beginning of the chain was cut off because it was older than the log is kept. The chain goes on after the last
 * cut: the next row names its hash. A trigger of the migration lets rows of `audit` be removed up to the last cut only, and
 * refuses every change of a cut.
 */
export const auditCuts = pgTable('audit_cuts', {
  /** Of the last removed row. */
  position: bigint({ mode: 'number' }).primaryKey(),
  hash: text().notNull(),
  /** All removed rows are older. */
  before: timestamp({ withTimezone: true }).notNull(),
  cutAt: timestamp({ withTimezone: true }).notNull(),
});
