import type { Db } from './database.ts';
import { rowsOfText, type SqlFragment } from './statement.ts';

/** A `select` and a parser of its rows; null: the result is known without a query. */
export type DatabaseRead<Answer> = {
  select: SqlFragment | null;
  toAnswer: (rows: readonly unknown[]) => Answer;
};

type Reads = Readonly<Record<string, DatabaseRead<unknown>>>;
type ReadAnswers<R extends Reads> = {
  [Name in keyof R]: R[Name] extends DatabaseRead<infer Answer> ? Answer : never;
};

/**
 * @param select casts values that JSON and the drivers read differently, as for `rowsOf`; times are
 * left out, or text
 * @param toAnswer gets its rows, whose shape the caller names
 */
export function readOf<Row extends Record<string, unknown>, Answer>(
  select: SqlFragment,
  toAnswer: (rows: readonly Row[]) => Answer,
): DatabaseRead<Answer> {
  // safe: the rows are those of this select
  return { select, toAnswer: (rows) => toAnswer(rows as readonly Row[]) };
}

/** A result that needs no query, for use beside reads that do. */
export function known<Answer>(answer: Answer): DatabaseRead<Answer> {
  return { select: null, toAnswer: () => answer };
}

/** Runs a single read. */
export async function readAlone<Answer>(db: Db, { select, toAnswer }: DatabaseRead<Answer>): Promise<Answer> {
  return toAnswer(select === null ? [] : await rowsOfText(db, select));
}

/**
 * Several reads, also of different domains, as one statement: they see the same snapshot, and a
 * statement costs the database and the driver more than a short read.
 * @param run `lastRowsOfText` when they end a transaction
 */
export async function readTogether<const R extends Reads>(
  db: Db,
  reads: R,
  run: typeof rowsOfText = rowsOfText,
): Promise<ReadAnswers<R>> {
  const [row] = await run<Record<string, readonly unknown[]>>(db, (bind) => {
    const columns = Object.entries(reads).flatMap(([name, { select }]) =>
      select === null
        ? []
        : `(select coalesce(json_agg(part), '[]') from (${select(bind)}) as part) as "${name}"`,
    );
    return `select ${columns.join(',\n')}`;
  });
  const answers = Object.entries(reads).map(([name, { toAnswer }]) => [name, toAnswer(row?.[name] ?? [])]);
  // safe: each name has the answer of its read
  return Object.fromEntries(answers) as ReadAnswers<R>;
}
