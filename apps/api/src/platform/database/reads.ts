import type { Db } from './database.ts';
import { rowsOfText, type SqlFragment } from './statement.ts';

/** A `select` and what its rows mean; null: what is known without asking. */
export type Read<Answer> = { select: SqlFragment | null; toAnswer: (rows: readonly unknown[]) => Answer };

type Reads = Readonly<Record<string, Read<unknown>>>;
type Answers<R extends Reads> = { [Name in keyof R]: R[Name] extends Read<infer Answer> ? Answer : never };

/**
 * @param select casts what JSON and the drivers read differently, as `rowsOf` asks for; times are left out, or text
 * @param toAnswer gets its rows, whose shape the caller names
 */
export function readOf<Row extends Record<string, unknown>, Answer>(
  select: SqlFragment,
  toAnswer: (rows: readonly Row[]) => Answer,
): Read<Answer> {
  // safe: the rows are those of this select
  return { select, toAnswer: (rows) => toAnswer(rows as readonly Row[]) };
}

/** An answer that needs no read, beside those that do. */
export function known<Answer>(answer: Answer): Read<Answer> {
  return { select: null, toAnswer: () => answer };
}

/** One read alone. */
export async function readAlone<Answer>(db: Db, { select, toAnswer }: Read<Answer>): Promise<Answer> {
  return toAnswer(select === null ? [] : await rowsOfText(db, select));
}

/**
 * Several reads, also of different domains, as one statement: they see the same moment, and a statement costs database and driver
 * more than a short read.
 * @param run `lastRowsOfText` where they end a transaction
 */
export async function readTogether<const R extends Reads>(
  db: Db,
  reads: R,
  run: typeof rowsOfText = rowsOfText,
): Promise<Answers<R>> {
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
  return Object.fromEntries(answers) as Answers<R>;
}
