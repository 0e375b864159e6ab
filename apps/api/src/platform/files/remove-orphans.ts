import type { FileStore } from './file-store.ts';

/** A file whose row is being written is no orphan yet. */
const ORPHAN_AGE_MS = 86_400_000;

/**
 * Removes files that nothing names: what they were sent with was refused after they were written, purged or erased.
 * @param findNamed those of these keys that a row names
 */
export async function removeOrphans(
  files: FileStore,
  now: Date,
  findNamed: (keys: readonly string[]) => Promise<{ key: string }[]>,
): Promise<void> {
  const keys = await files.listBefore(new Date(now.getTime() - ORPHAN_AGE_MS));
  if (keys.length === 0) return;
  const named = new Set((await findNamed(keys)).map(({ key }) => key));
  for (const key of keys.filter((one) => !named.has(one))) await files.remove(key);
}
