import type { FileStore } from './file-store.ts';

/** A file whose row is being written is no orphan yet. */
const ORPHAN_AGE_MS = 86_400_000;
/** A statement takes 65,535 parameters. */
const SLICE = 5000;

/**
 * Removes files that no row names, because the request was refused after they were written, or their
 * row was purged or erased.
 * @param findNamed returns those of the keys, at most 5,000, that a row names
 */
export async function removeOrphans(
  files: FileStore,
  now: Date,
  findNamed: (keys: readonly string[]) => Promise<{ key: string }[]>,
): Promise<void> {
  const moment = new Date(now.getTime() - ORPHAN_AGE_MS);
  const keys = (await files.list()).filter(({ changedAt }) => changedAt < moment).map(({ key }) => key);
  for (let from = 0; from < keys.length; from += SLICE) {
    const slice = keys.slice(from, from + SLICE);
    const named = new Set((await findNamed(slice)).map(({ key }) => key));
    for (const key of slice.filter((one) => !named.has(one))) await files.remove(key);
  }
}
