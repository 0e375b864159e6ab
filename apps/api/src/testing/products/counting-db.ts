import type { Db } from '#src/platform/database/database.ts';

/** What begins a statement of the query builder, or is one. */
const STATEMENTS: ReadonlySet<PropertyKey> = new Set(['select', 'insert', 'update', 'delete', 'execute']);

/** The same database, which counts the statements that go through it and through its transactions. */
export function countingDb(db: Db): { db: Db; count: () => number } {
  let statements = 0;
  const counting = (inner: Db): Db =>
    new Proxy(inner, {
      get(target, name) {
        if (STATEMENTS.has(name)) statements += 1;
        if (name === 'transaction')
          return (work: (tx: Db) => Promise<unknown>) => target.transaction((tx) => work(counting(tx)));
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  return { db: counting(db), count: () => statements };
}
