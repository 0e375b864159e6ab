import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPictures } from '@yahont/demo/pictures.ts';
import { firstOf, folderStore, listedStore, type PictureStore } from './picture-store.ts';

export const DEMO_FOLDER = fileURLToPath(new URL('../', import.meta.resolve('@yahont/demo/pictures.ts')));

/** Pictures brought into the shop's own folder and, in a demo, those of the demo. */
export function originals(dataFolder: string, { isDemo }: { isDemo: boolean }): PictureStore {
  const own = folderStore(join(dataFolder, 'pictures'));
  return isDemo ? firstOf(own, listedStore(DEMO_FOLDER, demoPictures())) : own;
}

/** Folder of the made picture sizes. */
export function pictureCacheFolder(dataFolder: string): string {
  return join(dataFolder, 'cache', 'pictures');
}
