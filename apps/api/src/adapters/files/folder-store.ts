import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import {
  checkFileKey,
  isFileKey,
  type FileArea,
  type Files,
  type FileStore,
  type StoredFile,
} from '#src/platform/files/file-store.ts';
import { FilesAway } from '#src/platform/files/files-away.ts';

/** What can be made again is in `cache`, which a backup may leave out. */
const FOLDERS: Readonly<Record<FileArea, string>> = {
  attachments: 'attachments',
  'support-files': 'support-files',
  'review-photos': 'review-photos',
  'return-files': 'return-files',
  pictures: 'pictures',
  'made-pictures': 'cache/pictures',
  assets: 'cache/assets',
};

/** Each area in a folder of its own under `dataFolder`. */
export function folderFiles(dataFolder: string): Files {
  return { isShared: false, of: (area) => folderStore(join(dataFolder, FOLDERS[area])) };
}

/**
 * Files in one folder, readable by the user of the process only. A file appears under its name only when it is
 * whole.
 */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    checkFileKey(key);
    return join(folder, key);
  };
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await orAway('write', () => writeWhole(path, bytes));
    },
    get: async (key) => {
      const path = pathOf(key);
      const found = await orAway('read', () => readFile(path).catch(nullIfMissing));
      return found === null ? null : new Uint8Array(found.buffer, found.byteOffset, found.length);
    },
    remove: async (key) => {
      const path = pathOf(key);
      await orAway('remove', () => rm(path, { force: true }));
    },
    list: (prefix = '') => orAway('list', () => listFolder(folder, prefix)),
  };
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  // Named apart, because two processes may write the same file.
  const unfinished = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
    await rename(unfinished, path);
  } catch (error) {
    // A full disk must not keep it.
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function listFolder(folder: string, prefix: string): Promise<StoredFile[]> {
  // Only the last whole folder of the prefix is read: `builds/` of the assets.
  const start = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1));
  const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(nullIfMissing);
  const found: StoredFile[] = [];
  for (const entry of entries ?? []) {
    const path = join(entry.parentPath, entry.name);
    const key = relative(folder, path).split(sep).join('/');
    if (!entry.isFile() || !isFileKey(key) || !key.startsWith(prefix)) continue;
    // Another process may have removed it since the folder was read.
    const facts = await stat(path).catch(nullIfMissing);
    if (facts !== null) found.push({ key, size: facts.size, changedAt: facts.mtime });
  }
  return found;
}

async function orAway<T>(what: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw new FilesAway(`the folder of files: cannot ${what}`, error);
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
