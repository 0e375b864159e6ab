import { setTimeout as sleep } from 'node:timers/promises';
import type { Files } from '@yahont/api/compose.ts';
import type { FoundFile } from '../files/index-folder.ts';
import { keepAssets } from '../files/keep-assets.ts';
import { createKeptAssets, type KeptAssets } from '../files/kept-assets.ts';
import type { Log } from './shop-api.ts';

const TRY_AGAIN_MS = 30_000;

export type PublishedAssets = KeptAssets & {
  /** Stops the tries. */
  stop: () => void;
};

/**
 * Stores the files of this build for the other processes before this one opens, and finds theirs. Without the storage
 * the shop opens all the same, and tries again until the build is stored.
 */
export async function publishAssets(
  built: ReadonlyMap<string, FoundFile>,
  { buildId, files, log }: { buildId: string; files: Files; log: Log },
): Promise<PublishedAssets> {
  const store = files.of('assets');
  const stopped = new AbortController();
  const isStored = () =>
    keepAssets(built, { buildId, store, now: Date.now() }).then(
      () => true,
      (err: unknown) => {
        log.warn({ err }, 'chunks of this build could not be stored: other processes cannot serve them yet');
        return false;
      },
    );
  async function tryAgain(): Promise<void> {
    do {
      await sleep(TRY_AGAIN_MS, undefined, { ref: false, signal: stopped.signal });
    } while (!(await isStored()));
    log.info('chunks of this build are stored');
  }
  if (!(await isStored())) void tryAgain().catch(() => undefined);
  return { ...createKeptAssets(store, log), stop: () => stopped.abort() };
}
