import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A square cut from a picture, in its pixels. */
export type Crop = { left: number; top: number; size: number };

/** Bytes of a stored file; the picture is the whole of it or a square cut from it. */
export type Original = { bytes: Buffer; crop: Crop | null };

/** Where originals are; an S3-compatible store would be another one of these. */
export type PictureStore = {
  /** Null when nobody stored such a picture. */
  read: (hash: string) => Promise<Original | null>;
};

const EXTENSIONS = ['webp', 'jpeg', 'jpg', 'png', 'avif'];

/** Originals that were brought in later: `{folder}/{hash}.{extension}`. The hash has been checked by its address. */
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

/** Originals whose files are listed: the demo's. `file` is a path from `folder`; several pictures may be cut from one. */
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

/** Asks one store after the other. */
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
