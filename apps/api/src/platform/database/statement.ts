import { SQL, type QueryWithTypings } from 'drizzle-orm';
import type { Db } from './database.ts';
import { rowsOf } from './rows.ts';

/** Binds a value to the statement and returns its placeholder: `$1`, `$2` … */
export type Bind = (value: unknown) => string;

/** Text of a statement or of a piece of one, by the names of the database. */
export type SqlFragment = (bind: Bind) => string;

/** One `insert`, `update` or `delete`. */
export type Write = SqlFragment;

/**
 * Runs a statement written as text. For the few verbs that every buyer waits for: building a large statement from
 * tables costs more processor time than the database needs for it. Values are bound, never written into the text.
 */
export function rowsOfText<Row extends Record<string, unknown>>(db: Db, write: Write): Promise<Row[]> {
  const values: unknown[] = [];
  const text = write((value) => `$${values.push(value)}`);
  return rowsOf<Row>(db, new PrebuiltSql(text, values));
}

/**
 * Ends the text of the last statement of a transaction. Defined here so that an embedded shop does not
 * load the driver.
 */
export const THEN_COMMIT = '\n-- then commit';

/**
 * A remark in a statement that looks for many rows. The server keeps no plan of it: a plan that was made while a table was
 * small reads the whole table, again and again, while an import fills it.
 */
export const PLANNED_ANEW = '/* planned anew */';

/**
 * `rowsOfText` for the last statement of a transaction: PostgreSQL gets the commit along with it, which
 * saves a round trip. Resolves after the commit; any further statement of the transaction is refused.
 */
export function lastRowsOfText<Row extends Record<string, unknown>>(tx: Db, write: Write): Promise<Row[]> {
  return rowsOfText<Row>(tx, (bind) => `${write(bind)}${THEN_COMMIT}`);
}

/**
 * Several writes as one statement, in one round trip, all or nothing.
 * @param answer `select` over what the named writes return
 */
export function together(writes: Readonly<Record<string, Write>>, answer: string): Write {
  return (bind) => {
    const parts = Object.entries(writes).map(([name, write]) => `${name} as (${write(bind)})`);
    return `with ${parts.join(',\n')}\n${answer}`;
  };
}

/**
 * One row; keys are columns. Pass `jsonb` values as JSON text and times as ISO strings.
 * @param from a CTE of the same statement: the row is written for each row that it returns
 */
export function insertRow(table: string, row: Readonly<Record<string, Scalar>>, from?: string): Write {
  return (bind) => {
    const columns = Object.keys(row).join(', ');
    const values = Object.values(row).map(bind).join(', ');
    const source = from === undefined ? `values (${values})` : `select ${values} from ${from}`;
    return `insert into ${table} (${columns}) ${source}`;
  };
}

type Scalar = string | number | boolean | null;

/** Finished SQL that Drizzle accepts as its own. */
class PrebuiltSql extends SQL {
  readonly #query: QueryWithTypings;

  constructor(text: string, params: unknown[]) {
    super([]);
    this.#query = { sql: text, params };
  }

  override toQuery(): QueryWithTypings {
    return this.#query;
  }
}
