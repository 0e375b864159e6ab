import type { Files } from '@yahont/api/compose.ts';
import type { FoundFile } from '../files/index-folder.ts';
import { withoutWorker } from '../files/without-worker.ts';
import { pictureCacheFolder, pictureSources } from '../pictures/originals.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import type { Environment } from '../settings/environment.ts';
import type { FrontDoorParts } from './front-door.ts';
import { publishAssets } from './publish-assets.ts';
import type { Log } from './shop-api.ts';

type Given = {
  files: Files;
  builtFiles: ReadonlyMap<string, FoundFile>;
  /** Null in development, which has no build. */
  buildId: string | null;
  ofDemo: PictureStore | null;
  log: Log;
};

export type FileParts = {
  parts: Pick<
    FrontDoorParts,
    'builtFiles' | 'keptAssets' | 'pictures' | 'pictureCacheFolder' | 'sharedSizes'
  >;
  stop: () => void;
};

/** What the front door serves from files: this build, whose chunks are stored for other processes, and pictures. */
export async function fileParts(
  { DATA_DIR: dataFolder, OFFLINE_PAGE: isOffline }: Environment,
  { files, builtFiles, buildId, ofDemo, log }: Given,
): Promise<FileParts> {
  const assets = buildId === null ? null : await publishAssets(builtFiles, { buildId, files, log });
  const { store, shared } = pictureSources({ dataFolder, files: files.isShared ? files : null, ofDemo }, log);
  return {
    parts: {
      builtFiles: isOffline ? builtFiles : withoutWorker(builtFiles),
      keptAssets: assets,
      pictures: store,
      pictureCacheFolder: pictureCacheFolder(dataFolder),
      sharedSizes: shared,
    },
    stop: () => assets?.stop(),
  };
}
