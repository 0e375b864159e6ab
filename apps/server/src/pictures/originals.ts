import { join } from 'node:path';
import { firstOf, folderStore, type PictureStore } from './picture-store.ts';

/** First the pictures in the shop's own folder, then those of a demo. */
export function originals(dataFolder: string, ofDemo: PictureStore | null): PictureStore {
  const own = folderStore(join(dataFolder, 'pictures'));
  return ofDemo === null ? own : firstOf(own, ofDemo);
}

/** Folder of the made picture sizes. */
export function pictureCacheFolder(dataFolder: string): string {
  return join(dataFolder, 'cache', 'pictures');
}
