import type { Dirent } from 'node:fs';
import { access, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export type FoundFile = { path: string; size: number; etag: string };

/** How often the folder is read when folders in it disappear meanwhile. */
const MAX_READINGS = 5;

/**
 * Every file of a folder by its address (`/assets/root-1a2b.js`). Requests are looked up in this map and never joined
 * to a path, so a request cannot leave the folder. A missing folder has no files. Files that another process renames or
 * removes meanwhile are left out.
 */
export async function indexFolder(folder: string, prefix = ''): Promise<Map<string, FoundFile>> {
  const files = new Map<string, FoundFile>();
  for (const entry of await readAll(folder)) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const facts = await stat(path).catch(nullIfMissing);
    if (facts === null) continue;
    const { size, mtimeMs } = facts;
    const address = `${prefix}/${relative(folder, path).split(sep).join('/')}`;
    files.set(address, { path, size, etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"` });
  }
  return files;
}

/** Reads again when a folder inside disappeared while it was read: only a missing `folder` itself is empty. */
async function readAll(folder: string): Promise<Dirent[]> {
  for (let reading = 1; ; reading += 1) {
    try {
      return await readdir(folder, { recursive: true, withFileTypes: true });
    } catch (error) {
      nullIfMissing(error);
      if ((await access(folder).catch(nullIfMissing)) === null) return [];
      if (reading === MAX_READINGS) throw error;
    }
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
