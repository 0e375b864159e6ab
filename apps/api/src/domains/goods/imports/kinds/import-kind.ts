import type { z } from 'zod';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import type { Repriced } from '#src/domains/goods/catalogue/index.ts';
import type { Column, Fields } from '../formats/read-rows.ts';

/** What a batch wrote. */
export type Written = {
  /** How many rows were new or different. */
  changed: number;
  repriced: readonly Repriced[];
};

type Rules<Row> = {
  columns: readonly Column[];
  /** Permission for the same by hand. */
  needs: Permission;
  /** Rows of one transaction; `ROWS_PER_BATCH` by default. */
  rowsPerBatch?: number;
  /** What the verb takes. */
  shape: z.ZodType<Row>;
  /** Two rows of a file with one key contradict each other. */
  keyOf: (row: Row) => string;
  /** Which of these rows the shop cannot take as it is now, by their place, with the reason in Russian. */
  refuse: (tx: Db, rows: readonly Row[]) => Promise<ReadonlyMap<number, string>>;
  /** Writes all of them or throws. */
  write: (ctx: ActingContext, rows: readonly Row[]) => Promise<Written>;
  /** Words for what `write` may still throw, by its reason. */
  refusals?: Readonly<Record<string, string>>;
};

/** Rows of one kind that are written together. */
export type Batch = {
  /** Takes a row in. @returns why not, or null */
  add: (line: number, fields: Fields) => string | null;
  /**
   * Writes what can be written, in the transaction of `ctx.db`.
   * @returns the rows that were refused, by their line
   */
  write: (ctx: ActingContext) => Promise<Written & { refused: ReadonlyMap<number, string> }>;
};

/** A kind of import: its columns as data, and what becomes of its rows. */
export type Kind = {
  columns: readonly Column[];
  needs: Permission;
  rowsPerBatch: number;
  /** @param seen keys of all rows of the file until now; the batch adds its own */
  startBatch: (seen: Set<string>) => Batch;
};

const ROWS_PER_BATCH = 500;

/** Hides the type of the rows of a kind, so that one runner serves all kinds. */
export function defineKind<Row>(rules: Rules<Row>): Kind {
  const { columns, needs, shape, keyOf, rowsPerBatch = ROWS_PER_BATCH } = rules;
  return {
    columns,
    needs,
    rowsPerBatch,
    startBatch: (seen) => {
      const rows: { line: number; row: Row }[] = [];
      return {
        add: (line, fields) => {
          const read = shape.safeParse(fields);
          if (!read.success) return reasonOf(read.error, columns);
          const key = keyOf(read.data);
          if (seen.has(key)) return 'такая строка уже была выше';
          seen.add(key);
          rows.push({ line, row: read.data });
          return null;
        },
        write: (ctx) => writeRows(ctx, rules, rows),
      };
    },
  };
}

type Lined<Row> = { line: number; row: Row };

async function writeRows<Row>(ctx: ActingContext, rules: Rules<Row>, rows: readonly Lined<Row>[]) {
  const refused = new Map<number, string>();
  const found = await rules.refuse(
    ctx.db,
    rows.map(({ row }) => row),
  );
  const taken = rows.filter(({ line }, index) => {
    const reason = found.get(index);
    if (reason !== undefined) refused.set(line, reason);
    return reason === undefined;
  });
  const written = await writeWhatCan(ctx, rules, taken, refused);
  return { ...written, refused };
}

/** Halves what is refused as a whole until the single rows are found that are to blame. */
async function writeWhatCan<Row>(
  ctx: ActingContext,
  rules: Rules<Row>,
  rows: readonly Lined<Row>[],
  refused: Map<number, string>,
): Promise<Written> {
  if (rows.length === 0) return { changed: 0, repriced: [] };
  try {
    // A savepoint: what the refused ones wrote is taken back.
    return await ctx.db.transaction((tx) =>
      rules.write(
        { ...ctx, db: tx },
        rows.map(({ row }) => row),
      ),
    );
  } catch (error) {
    const reason = refusalIn(error);
    if (reason === null) throw error;
    const [only] = rows;
    if (rows.length === 1 && only !== undefined) {
      refused.set(only.line, rules.refusals?.[reason] ?? `отказано: ${reason}`);
      return { changed: 0, repriced: [] };
    }
    const half = Math.ceil(rows.length / 2);
    const first = await writeWhatCan(ctx, rules, rows.slice(0, half), refused);
    const second = await writeWhatCan(ctx, rules, rows.slice(half), refused);
    return { changed: first.changed + second.changed, repriced: [...first.repriced, ...second.repriced] };
  }
}

/** PostgreSQL's codes for values that a column or a rule of the table does not take. */
const DATA_CODES = /^2[23]\w{3}$/;

/** The reason of a refusal by a verb or by a table; null for any other failure. */
function refusalIn(error: unknown): string | null {
  if (error instanceof AppError) return error.reason;
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && DATA_CODES.test(cause.code))
      return 'unfit-value';
  return null;
}

function reasonOf({ issues }: z.ZodError, columns: readonly Column[]): string {
  const path = issues[0]?.path ?? [];
  const [field] = path;
  const column = columns.find((one) => one.field === field);
  const name = column?.name ?? path.join('.');
  return name === '' ? 'строка не подходит' : `«${name}»: значение не подходит`;
}
