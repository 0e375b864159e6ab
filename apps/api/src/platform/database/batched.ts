import DataLoader from 'dataloader';
import type { Db } from './database.ts';

/** Most keys of one statement. */
const MAX = 100;

/**
 * Statements about one key each that are asked for in one turn of the event loop, as by the twenty messages of a batch of the queue, become
 * a single one.
 * @param run returns one value for each key, in their order; an Error fails that key alone
 */
export function batched<Key, Value>(
  run: (db: Db, keys: readonly Key[]) => Promise<(Value | Error)[]>,
): (db: Db, key: Key) => Promise<Value> {
  const loaders = new WeakMap<Db, DataLoader<Key, Value>>();
  return (db, key) => {
    const loader =
      loaders.get(db) ??
      new DataLoader<Key, Value>((keys) => run(db, keys), { cache: false, maxBatchSize: MAX });
    loaders.set(db, loader);
    return loader.load(key);
  };
}
