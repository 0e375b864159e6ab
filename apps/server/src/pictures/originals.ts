import { join } from 'node:path';
import { firstOf, folderStore, type PictureStore } from './picture-store.ts';

/** Pictures brought into the shop's own folder, and then those that come with a demo. */
export function originals(dataFolder: string, ofDemo: PictureStore | null): PictureStore {
  const own = folderStore(join(dataFolder, 'pictures'));
  return ofDemo === null ? own : firstOf(own, ofDemo);
}

/** Folder of the made picture sizes. */
export function pictureCacheFolder(dataFolder: string): string {
  return join(dataFolder, 'cache', 'pictures');
}
