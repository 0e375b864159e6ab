import { sql, type Placeholder } from 'drizzle-orm';
import type { Db } from './database.ts';

type Scalar = string | number | boolean | null;
type Values<Name extends string> = Readonly<Record<Name, Scalar | readonly Scalar[]>>;
type Placeholders<Name extends string> = { readonly [N in Name]: Placeholder<N> };
type Built<Rows> = { execute: (values: Record<string, unknown>) => Promise<Rows> };

/**
 * A query whose text is built once for each database, not for each call: building costs Drizzle more processor time than most short
 * reads cost PostgreSQL. For reads that every buyer waits for, outside of transactions: a transaction builds its own.
 * @param build ends in `.prepare(name)`; the name belongs to this query only
 * @returns runs it with values for its placeholders; they go to the driver as they are, so times are ISO strings
 */
export function builtOnce<const Name extends string, Rows>(
  names: readonly Name[],
  build: (db: Db, placeholders: Placeholders<Name>) => Built<Rows>,
): (db: Db, values: Values<Name>) => Promise<Rows> {
  // safe: the keys are the names
  const placeholders = Object.fromEntries(
    names.map((name) => [name, sql.placeholder(name)]),
  ) as unknown as Placeholders<Name>;
  const known = new WeakMap<Db, Built<Rows>>();
  return (db, values) => {
    const query = known.get(db) ?? build(db, placeholders);
    known.set(db, query);
    return query.execute(values);
  };
}
