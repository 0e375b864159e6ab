import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  IMPORT_DOORS,
  IMPORT_KINDS,
  RUN_FAILURES,
  RUN_STATES,
  type ImportColumn,
  type ImportDoor,
  type ImportKind,
  type RunFailure,
  type RunState,
} from '@yahont/contracts/office/imports.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
});

/** The journal of imports: one row for each file, with the place from which a killed run goes on. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<ImportKind>().notNull(),
    door: text().$type<ImportDoor>().notNull(),
    fileName: text().notNull(),
    sha256: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Null: a command. */
    staffId: integer().references(() => staff.id),
    state: text().$type<RunState>().notNull(),
    /** Stops after the check. */
    isPreview: boolean().notNull(),
    /** Rows of the file; null until the check is over. */
    total: integer(),
    /** Rows of the pass at hand that are in the counts below. */
    position: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    repriced: integer().notNull().default(0),
    aboveLimit: integer().notNull().default(0),
    columns: jsonb().$type<ImportColumn[]>().notNull().default([]),
    /** What the guard compared with. */
    guard: jsonb().$type<{ onSale: number; percent: number; holds: boolean }>(),
    failure: text().$type<RunFailure>(),
    failureDetails: text().notNull().default(''),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** The last batch; a run under way that stays behind is taken up by another process. */
    touchedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // The same file at the same time is the same run.
    uniqueIndex('import_runs_open')
      .on(table.kind, table.sha256)
      .where(sql`${table.endedAt} is null`),
    index('import_runs_under_way')
      .on(table.touchedAt)
      .where(sql`${table.state} in ('checking', 'applying')`),
    check('import_runs_kind', oneOf(table.kind, IMPORT_KINDS)),
    check('import_runs_door', oneOf(table.door, IMPORT_DOORS)),
    check('import_runs_state', oneOf(table.state, RUN_STATES)),
    check('import_runs_failure', oneOf(table.failure, RUN_FAILURES)),
    check(
      'import_runs_ended',
      sql`(${table.endedAt} is not null) = (${table.state} in ('done', 'dropped', 'failed'))`,
    ),
  ],
);

/** The file of a run until it has ended, in pieces, so that no process holds all of it. */
export const importChunks = pgTable(
  'import_chunks',
  {
    runId: integer()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.number] })],
);

/** Rows that a run did not take. */
export const importRefusals = pgTable(
  'import_refusals',
  {
    runId: integer()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    reason: text().notNull(),
    row: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.line] })],
);
