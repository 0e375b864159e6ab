import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * What DATA_DIR holds besides files to keep: the caches, which are made again, the embedded database, which is copied as
 * a database, its lock, and drafts of this command.
 */
const LEFT_OUT =
  /^(?:cache|database|database\.lock|database\.restoring|database\.replaced|files\.restoring)$/;
/** A file that is being written. */
const UNFINISHED = /\.part$/;

/** Names of the entries of DATA_DIR that a backup keeps; empty when there is no such folder. */
export async function keptEntries(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => !LEFT_OUT.test(name) && !UNFINISHED.test(name)).toSorted();
}

/** Paths of all files that a backup keeps, within DATA_DIR, with `/`, sorted. Links and sockets are left out. */
export async function listDataFiles(folder: string): Promise<string[]> {
  const kept = new Set(await keptEntries(folder));
  if (kept.size === 0) return [];
  const found: string[] = [];
  for (const name of kept) {
    const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(
      (error: unknown) => {
        // A file of the folder itself, or one that went away meanwhile.
        if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return null;
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
        throw error;
      },
    );
    if (entries === null) found.push(name);
    else
      found.push(
        ...entries
          .filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
      );
  }
  return found.toSorted();
}
