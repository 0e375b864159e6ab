import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '#src/platform/files/file-store.ts';

const KEY = /^[0-9a-f-]{36}$/;

/** Files in one folder, readable by the user of the process only. A file appears under its name only when it is whole. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error('a key of a file has another form');
    return join(folder, key);
  };
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
    },
    get: (key) => readFile(pathOf(key)).catch(nullIfMissing),
    remove: (key) => rm(pathOf(key), { force: true }),
    listBefore: async (moment) => {
      const names = (await readdir(folder).catch(nullIfMissing)) ?? [];
      const old: string[] = [];
      for (const name of names.filter((one) => KEY.test(one))) {
        const { mtime } = await stat(join(folder, name));
        if (mtime < moment) old.push(name);
      }
      return old;
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
