import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createLanes } from './lanes.ts';
import type { PictureAddress } from './picture-address.ts';
import type { PictureStore } from './picture-store.ts';
import { resize } from './resize.ts';

const AT_ONCE = 2;

export type Pictures = {
  /** The picture as it was asked for; null when there is no such original. */
  get: (address: PictureAddress) => Promise<Buffer | null>;
};

/** Makes sizes of pictures on demand, each once, and keeps them on disk: a hash never means another picture. */
export function createPictures(store: PictureStore, cacheFolder: string): Pictures {
  const inTheMaking = new Map<string, Promise<Buffer | null>>();
  const lanes = createLanes(AT_ONCE);

  async function make(address: PictureAddress, file: string): Promise<Buffer | null> {
    const kept = await readIfThere(file);
    if (kept) return kept;
    const original = await store.read(address.hash);
    if (!original) return null;
    const made = await lanes(() => resize(original, address));
    // Renamed into place: another process may be reading.
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    return made;
  }

  return {
    get: (address) => {
      const file = join(
        cacheFolder,
        address.hash.slice(0, 2),
        `${address.hash}-${address.width}.${address.format}`,
      );
      const making = inTheMaking.get(file);
      if (making) return making;
      const made = make(address, file).finally(() => inTheMaking.delete(file));
      inTheMaking.set(file, made);
      return made;
    },
  };
}

async function readIfThere(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
}
