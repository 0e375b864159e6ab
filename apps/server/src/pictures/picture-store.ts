import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { FileStore } from '@yahont/api/compose.ts';
import type { Patience } from './patience.ts';

/** A square part of a picture, in its pixels. */
export type Crop = { left: number; top: number; size: number };

/** Bytes of a stored file; the picture is the whole of it or a square part. */
export type Original = { bytes: Buffer; crop: Crop | null };

/** Access to original pictures. */
export type PictureStore = {
  /** Null when there is no such picture. */
  read: (hash: string) => Promise<Original | null>;
};

const EXTENSIONS = ['webp', 'jpeg', 'jpg', 'png', 'avif'];
/** How long a hash counts as unknown, so that an imported picture is seen soon. */
const UNKNOWN_MS = 10_000;
const MAX_UNKNOWN = 10_000;

/** Imported originals: `{folder}/{hash}.{extension}`. The caller has validated the hash. */
export function folderStore(folder: string): PictureStore {
  return {
    read: async (hash) => {
      for (const extension of EXTENSIONS) {
        const path = join(folder, `${hash}.${extension}`);
        if (await exists(path)) return { bytes: await readFile(path), crop: null };
      }
      return null;
    },
  };
}

/** Imported originals that all machines share: `{hash}.{extension}`. Hashes without a picture are remembered for a while. */
export function sharedStore(files: FileStore, patience: Patience): PictureStore {
  const unknown = new LRUCache<string, true>({ max: MAX_UNKNOWN, ttl: UNKNOWN_MS });
  return {
    read: async (hash) => {
      if (unknown.has(hash)) return null;
      const stored = new Set((await patience(() => files.list(`${hash}.`))).map(({ key }) => key));
      const key = EXTENSIONS.map((extension) => `${hash}.${extension}`).find((name) => stored.has(name));
      const bytes = key === undefined ? null : await patience(() => files.get(key));
      if (bytes === null) unknown.set(hash, true);
      return bytes === null ? null : { bytes: Buffer.from(bytes), crop: null };
    },
  };
}

/** Originals from a list: the demo's. `file` is relative to `folder`; several pictures may be parts of one file. */
export function listedStore(
  folder: string,
  pictures: readonly { hash: string; file: string; crop: Crop | null }[],
): PictureStore {
  const byHash = new Map(pictures.map((picture) => [picture.hash, picture]));
  return {
    read: async (hash) => {
      const picture = byHash.get(hash);
      if (picture === undefined) return null;
      return { bytes: await readFile(join(folder, picture.file)), crop: picture.crop };
    },
  };
}

/** Tries the stores in order. */
export function firstOf(...stores: readonly PictureStore[]): PictureStore {
  return {
    read: async (hash) => {
      for (const store of stores) {
        const original = await store.read(hash);
        if (original) return original;
      }
      return null;
    },
  };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
