import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { typedLine } from '../wire/typed.ts';

/** What a file may bring. */
export const IMPORT_KINDS = ['prices', 'items', 'products', 'sections'] as const;
export const ImportKind = z.enum(IMPORT_KINDS);
export type ImportKind = z.infer<typeof ImportKind>;

/** Where a run came from: a browser or a program with a token, or the command of the repository. */
export const IMPORT_DOORS = ['office', 'command'] as const;
export const ImportDoor = z.enum(IMPORT_DOORS);
export type ImportDoor = z.infer<typeof ImportDoor>;

/**
 * `checking`: all rows are tried and nothing is kept. `checked`: a preview, which waits to be applied.
 * `held`: the guard waits for a second person. `failed`: the file as a whole cannot be read.
 */
export const RUN_STATES = ['checking', 'checked', 'held', 'applying', 'done', 'dropped', 'failed'] as const;
export const RunState = z.enum(RUN_STATES);
export type RunState = z.infer<typeof RunState>;

/** Why a file cannot be read at all. */
export const RUN_FAILURES = ['encoding', 'columns', 'unreadable'] as const;
export const RunFailure = z.enum(RUN_FAILURES);
export type RunFailure = z.infer<typeof RunFailure>;

/** Longest file of the office, bytes; the command takes any. */
export const IMPORT_FILE_BYTES = 32_000_000;

export const ImportRun = z.object({
  id: z.int(),
  kind: ImportKind,
  door: ImportDoor,
  fileName: z.string(),
  sha256: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Who brought it; null: the command. */
  by: z.string().nullable(),
  state: RunState,
  /** Rows of the file; null until all of them were checked. */
  total: z.int().nullable(),
  /** Rows that the pass at hand has behind it. */
  position: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Products on sale that it gives another price, and those of them beyond the limit of one person. */
  repriced: z.int(),
  aboveLimit: z.int(),
  /** What the guard compared with, once it has: products on sale, and the percent of them that may change. */
  guard: z.object({ onSale: z.int(), percent: z.int(), holds: z.boolean() }).nullable(),
  failure: z.object({ code: RunFailure, details: z.string() }).nullable(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type ImportRun = z.infer<typeof ImportRun>;

export const RefusedImportRow = z.object({
  /** Number of its line in the file, from 1. */
  line: z.int(),
  reason: z.string(),
  /** The row as it came, cut off where it is long. */
  row: z.string(),
});
export type RefusedImportRow = z.infer<typeof RefusedImportRow>;

/** A column of a file, and what it means here; null: it is not taken. */
export const ImportColumn = z.object({ given: z.string(), field: z.string().nullable(), first: z.string() });
export type ImportColumn = z.infer<typeof ImportColumn>;

/** Prices, products and sections also need the permission for changing one of them by hand. */
const IMPORTING = { staff: 'exchange.run' } as const;

const params = z.object({ id: IdParam });
const RUN_ENDED = { 'run-ended': refusal(409, { state: RunState }) };

/**
 * The body is the file itself: CSV or lines of JSON. All rows are checked first; without `preview` they are written
 * then, unless the guard holds the run. A file that is being imported already is the same run.
 */
export const startImport = endpoint({
  method: 'POST',
  path: '/office/api/imports/{kind}',
  summary: 'Bring a file of prices, pieces, products or sections',
  params: z.object({ kind: ImportKind }),
  query: z.object({
    name: typedLine().min(1).max(200).default('без имени'),
    preview: z.enum(['yes', 'no']).default('no'),
  }),
  bodyBytes: IMPORT_FILE_BYTES,
  answer: ImportRun,
  status: 202,
  access: IMPORTING,
  refusals: { 'empty-file': refusal(422, {}) },
});
/** Newest first, 50 at a time; pass `next` as `after`. */
export const listImportRuns = endpoint({
  method: 'GET',
  path: '/office/api/runs',
  summary: 'Runs of imports',
  query: z.object({ kind: ImportKind.optional(), after: IdParam.optional() }),
  answer: z.object({ items: z.array(ImportRun), next: z.int().nullable() }),
  access: IMPORTING,
});
/** Refused rows in the order of the file, 100 at a time: pass `refusedRows.next` as `after`. */
export const getImportRun = endpoint({
  method: 'GET',
  path: '/office/api/runs/{id}',
  summary: 'One run with its columns and refused rows',
  params,
  query: z.object({ after: IdParam.optional() }),
  answer: ImportRun.extend({
    columns: z.array(ImportColumn),
    /** The request that waits for a second person. */
    approvalId: z.int().nullable(),
    refusedRows: z.object({ items: z.array(RefusedImportRow), next: z.int().nullable() }),
  }),
  access: IMPORTING,
});
/** Writes the rows of a preview. */
export const applyImport = endpoint({
  method: 'POST',
  path: '/office/api/runs/{id}/apply',
  summary: 'Write what a preview has shown',
  params,
  answer: ImportRun,
  access: IMPORTING,
  refusals: {
    ...RUN_ENDED,
    /** The guard holds it: a second person agrees first. */
    'guard-holds': refusal(409, {}),
  },
});
/** Nothing more is written; what was written stays. */
export const dropImport = endpoint({
  method: 'POST',
  path: '/office/api/runs/{id}/drop',
  summary: 'End a run',
  params,
  answer: ImportRun,
  access: IMPORTING,
  refusals: RUN_ENDED,
});
