import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where originals are; an S3-compatible store would be another one of these. */
export type PictureStore = {
  /** Bytes of the original, null when nobody stored such a picture. */
  read: (hash: string) => Promise<Buffer | null>;
};

const EXTENSIONS = ['webp', 'jpeg', 'jpg', 'png', 'avif'];

/** Originals that were brought in later: `{folder}/{hash}.{extension}`. The hash has been checked by its address. */
export function folderStore(folder: string): PictureStore {
  return {
    read: async (hash) => {
      for (const extension of EXTENSIONS) {
        const path = join(folder, `${hash}.${extension}`);
        if (await exists(path)) return readFile(path);
      }
      return null;
    },
  };
}

/** Originals whose files are listed: the demo's. `file` is a path from `folder`. */
export function listedStore(
  folder: string,
  pictures: readonly { hash: string; file: string }[],
): PictureStore {
  const fileByHash = new Map(pictures.map(({ hash, file }) => [hash, file]));
  return {
    read: async (hash) => {
      const file = fileByHash.get(hash);
      return file === undefined ? null : readFile(join(folder, file));
    },
  };
}

/** Asks one store after the other. */
export function firstOf(...stores: readonly PictureStore[]): PictureStore {
  return {
    read: async (hash) => {
      for (const store of stores) {
        const bytes = await store.read(hash);
        if (bytes) return bytes;
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
