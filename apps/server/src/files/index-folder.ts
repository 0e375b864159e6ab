import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export type FoundFile = { path: string; size: number; etag: string };

/**
 * Every file of a folder by its address (`/assets/root-1a2b.js`). Requests are looked up in this map and never joined
 * to a path, so a request cannot leave the folder. A missing folder has no files.
 */
export async function indexFolder(folder: string, prefix = ''): Promise<Map<string, FoundFile>> {
  const files = new Map<string, FoundFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(path);
    const address = `${prefix}/${relative(folder, path).split(sep).join('/')}`;
    files.set(address, { path, size, etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"` });
  }
  return files;
}
