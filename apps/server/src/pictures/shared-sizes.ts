import type { FileStore } from '@yahont/api/compose.ts';
import type { Patience } from './patience.ts';
import type { PictureAddress } from './picture-address.ts';

/** Sizes on their way to the store; more are not stored, and other machines make them themselves. */
const MAX_STORING = 16;

export type SharedSizes = {
  /** A size that any machine made; null when there is none, or the store does not answer in time. */
  get: (address: PictureAddress) => Promise<Buffer | null>;
  /** Stores a size in the background, unless the store is away or behind. */
  put: (address: PictureAddress, bytes: Buffer) => void;
  /** Resolves when everything that was put is stored, or has failed. */
  settled: () => Promise<void>;
};

/** Made sizes that several machines share. It is a cache: a shop without it makes every size itself. */
export function createSharedSizes(store: FileStore, patience: Patience): SharedSizes {
  const storing = new Set<Promise<void>>();

  return {
    get: async (address) => {
      const bytes = await patience(() => store.get(keyOf(address))).catch(() => null);
      return bytes === null ? null : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    },
    put: (address, bytes) => {
      if (storing.size >= MAX_STORING) return;
      // By the store's own deadline: a slow upload says nothing about reading, and nobody waits for it.
      const done = store.put(keyOf(address), bytes, `image/${address.format}`).catch(() => undefined);
      storing.add(done);
      void done.finally(() => storing.delete(done));
    },
    settled: async () => {
      await Promise.all(storing);
    },
  };
}

function keyOf({ hash, width, format }: PictureAddress): string {
  return `${hash.slice(0, 2)}/${hash}-${width}.${format}`;
}
