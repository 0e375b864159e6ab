import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { DOOR } from '@yahont/values/deadlines.ts';
import { awaitMade, claim, giveBack, keepMade, madeFile, madeLength, readMade } from './made-file.ts';
import type { PictureAddress } from './picture-address.ts';
import type { PictureStore } from './picture-store.ts';
import { resize } from './resize.ts';
import type { SharedSizes } from './shared-sizes.ts';

const AT_ONCE = 2;
const QUESTIONS_AT_ONCE = 16;
/** Memory for pictures that the disk cannot store. */
const UNKEPT_BYTES = 16 * 1024 * 1024;

export type Pictures = {
  /**
   * The picture as requested; null when there is no such original. `onMiss` is called before one that this machine has not
   * made yet is looked for; what it throws ends the search.
   */
  get: (address: PictureAddress, onMiss?: () => void) => Promise<Buffer | null>;
  /**
   * Its length in bytes, without reading it; generates the picture if necessary. Null when there is no such
   * original.
   */
  lengthOf: (address: PictureAddress) => Promise<number | null>;
};

/**
 * Generates picture sizes on demand, each once, and caches them on disk without expiry: a hash always means
 * the same picture. When the disk is full or read-only, a picture is still served, only not stored.
 * @param shared sizes that other machines made; null: there is no other machine
 * @param avifEffort as in `resize`
 */
export function createPictures(
  store: PictureStore,
  cacheFolder: string,
  log: { error: (fields: object, message: string) => void },
  shared: SharedSizes | null = null,
  avifEffort?: number,
): Pictures {
  const inTheMaking = new Map<string, Promise<Buffer | null>>();
  const limit = pLimit(AT_ONCE);
  /** Questions to stores; one of them may be on another machine. */
  const asking = pLimit(QUESTIONS_AT_ONCE);
  /** Pictures that could not be stored on disk. */
  const lastMade = new LRUCache<string, Buffer>({
    maxSize: UNKEPT_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });
  let isFaultLogged = false;

  /** Logs only the first failure until the folder works again, because every request fails the same way. */
  function noteFault(err: unknown): void {
    if (isFaultLogged) return;
    isFaultLogged = true;
    log.error({ err }, 'pictures are made for each request: their folder takes no file');
  }

  function nothing(error: unknown): null {
    noteFault(error);
    return null;
  }

  /** On disk, otherwise in memory. */
  async function keep(file: string, bytes: Buffer): Promise<void> {
    try {
      await keepMade(file, bytes);
      isFaultLogged = false;
    } catch (error) {
      noteFault(error);
      lastMade.set(file, bytes);
    }
  }

  async function find(
    address: PictureAddress,
    file: string,
    onMiss: (() => void) | undefined,
  ): Promise<Buffer | null> {
    const kept = lastMade.get(file) ?? (await readMade(file).catch(nothing));
    if (kept) return kept;
    onMiss?.();
    const ofOthers = shared ? await asking(() => shared.get(address)) : null;
    if (ofOthers) {
      await keep(file, ofOthers);
      return ofOthers;
    }
    const original = await asking(() => store.read(address.hash));
    if (!original) return null;
    // Without a claim the worst case is that another process generates the same picture.
    const isOurs = await claim(file).catch(nothing);
    const others = isOurs === false ? await awaitMade(file, DOOR.otherMakes) : null;
    if (others) return others;
    try {
      const made = await limit(() => resize(original, address, avifEffort));
      await keep(file, made);
      shared?.put(address, made);
      return made;
    } finally {
      if (isOurs === true) await giveBack(file).catch(noteFault);
    }
  }

  function get(address: PictureAddress, onMiss?: () => void): Promise<Buffer | null> {
    const file = madeFile(cacheFolder, address);
    const finding = inTheMaking.get(file);
    if (finding) return finding;
    const found = find(address, file, onMiss).finally(() => inTheMaking.delete(file));
    inTheMaking.set(file, found);
    return found;
  }

  return {
    get,
    lengthOf: async (address) => {
      const made = await madeLength(madeFile(cacheFolder, address)).catch(nothing);
      return made ?? (await get(address))?.length ?? null;
    },
  };
}
