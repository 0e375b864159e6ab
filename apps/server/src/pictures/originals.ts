import { join } from 'node:path';
import { PROVIDERS } from '@yahont/values/deadlines.ts';
import type { Files } from '@yahont/api/compose.ts';
import { createPatience } from './patience.ts';
import { firstOf, folderStore, sharedStore, type PictureStore } from './picture-store.ts';
import { createSharedSizes, type SharedSizes } from './shared-sizes.ts';

export type PictureSources = {
  /** The original pictures. */
  store: PictureStore;
  /** Sizes that all machines share; null: every machine has its own. */
  shared: SharedSizes | null;
};

type Log = { error: (fields: object, message: string) => void };

/**
 * The pictures of the shop, which are imported, and those of a demo.
 * @param files the storage that machines share; null: originals are in the data folder
 */
export function pictureSources(
  { dataFolder, files, ofDemo }: { dataFolder: string; files: Files | null; ofDemo: PictureStore | null },
  log: Log,
): PictureSources {
  if (files === null) {
    const own = folderStore(join(dataFolder, 'pictures'));
    return { store: ofDemo === null ? own : firstOf(own, ofDemo), shared: null };
  }
  const patience = createPatience(PROVIDERS.pictures, log);
  const own = sharedStore(files.of('pictures'), patience);
  return {
    // The demo's need no storage, and a hash always means the same picture.
    store: ofDemo === null ? own : firstOf(ofDemo, own),
    shared: createSharedSizes(files.of('made-pictures'), patience),
  };
}

/** Folder of the made picture sizes. */
export function pictureCacheFolder(dataFolder: string): string {
  return join(dataFolder, 'cache', 'pictures');
}
