import pLimit from 'p-limit';
import { awaitMade, claim, giveBack, keepMade, madeFile, madeLength, readMade } from './made-file.ts';
import type { PictureAddress } from './picture-address.ts';
import type { PictureStore } from './picture-store.ts';
import { resize } from './resize.ts';

const AT_ONCE = 2;
/** A low-priority process may take longer than a shopper should wait. */
const PATIENCE_MS = 2500;

export type Pictures = {
  /** The picture as requested; null when there is no such original. */
  get: (address: PictureAddress) => Promise<Buffer | null>;
  /** Its length in bytes, without reading it; made when it is not there yet. null when there is no such original. */
  lengthOf: (address: PictureAddress) => Promise<number | null>;
};

/**
 * Makes picture sizes on demand, each once, and caches them on disk without expiry: a hash always means the same
 * picture.
 */
export function createPictures(store: PictureStore, cacheFolder: string): Pictures {
  const inTheMaking = new Map<string, Promise<Buffer | null>>();
  const limit = pLimit(AT_ONCE);

  async function find(address: PictureAddress, file: string): Promise<Buffer | null> {
    const kept = await readMade(file);
    if (kept) return kept;
    const original = await store.read(address.hash);
    if (!original) return null;
    const isOurs = await claim(file);
    const others = isOurs ? null : await awaitMade(file, PATIENCE_MS);
    if (others) return others;
    try {
      const made = await limit(() => resize(original, address));
      await keepMade(file, made);
      return made;
    } finally {
      if (isOurs) await giveBack(file);
    }
  }

  function get(address: PictureAddress): Promise<Buffer | null> {
    const file = madeFile(cacheFolder, address);
    const finding = inTheMaking.get(file);
    if (finding) return finding;
    const found = find(address, file).finally(() => inTheMaking.delete(file));
    inTheMaking.set(file, found);
    return found;
  }

  return {
    get,
    lengthOf: async (address) => {
      const made = await madeLength(madeFile(cacheFolder, address));
      return made ?? (await get(address))?.length ?? null;
    },
  };
}
