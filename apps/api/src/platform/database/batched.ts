import DataLoader from 'dataloader';
import type { Db } from './database.ts';

/** Maximum number of keys in one statement. */
const MAX = 100;

/**
 * Merges statements about one key each into a single one when they are requested in the same turn of
 * the event loop, for example by the twenty messages of a queue batch.
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
