import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { FileStore } from '@yahont/api/compose.ts';
import { createBuildRecords, splitOldRecord, withCurrent, type Build } from './build-records.ts';
import type { FoundFile } from './index-folder.ts';
import { mediaTypeOf } from './media-type.ts';

const ASSETS = '/assets/';
/** Files that are stored at the same time. */
const AT_ONCE = 16;
/** How often the store is compared with the build, because another process may drop a file that both builds have. */
const ROUNDS = 2;

type Keeping = {
  buildId: string;
  store: FileStore;
  /** Unix milliseconds. */
  now: number;
};

/**
 * Stores the hashed files of the current build beside those of earlier builds, and drops the builds that are too old. A
 * page of another build finds its chunks at every process that uses the store, and a build that replaces the files under
 * a running server removes none of them. Several processes may do this at once.
 * @param built files of the build by address; files outside `/assets/` are not stored
 * @throws FilesAway
 */
export async function keepAssets(
  built: ReadonlyMap<string, FoundFile>,
  { buildId, store, now }: Keeping,
): Promise<void> {
  const records = createBuildRecords(store);
  await splitOldRecord(store, records);
  const assets = new Map(
    [...built]
      .filter(([address]) => address.startsWith(ASSETS))
      .map(([address, file]) => [address.slice(ASSETS.length), file]),
  );
  const current: Build = { id: buildId, servedAt: now, files: [...assets.keys()] };
  const before = await records.read();
  const served = withCurrent(before, current);
  // Before the files, so that a process that drops old files meanwhile knows that these are needed.
  await records.write(current);
  const [latest] = before;
  const previous = served.find(({ id }) => id === latest?.id && id !== buildId);
  if (previous !== undefined) await records.write(previous);
  for (let round = 0; round < ROUNDS; round += 1) await storeMissing(assets, store);

  const all = await records.read();
  const kept = new Set(withCurrent(all, current).map(({ id }) => id));
  const dropped = all.filter(({ id }) => !kept.has(id));
  const needed = new Set(all.filter(({ id }) => kept.has(id)).flatMap(({ files }) => files));
  for (const build of dropped) await records.remove(build);
  await dropFiles(
    store,
    dropped.flatMap(({ files }) => files).filter((name) => !needed.has(name)),
  );
}

async function storeMissing(assets: ReadonlyMap<string, FoundFile>, store: FileStore): Promise<void> {
  const there = new Map((await store.list()).map(({ key, size }) => [key, size]));
  const limit = pLimit(AT_ONCE);
  const missing = [...assets].filter(([name, { size }]) => there.get(name) !== size);
  await Promise.all(
    missing.map(([name, { path }]) =>
      limit(async () => store.put(name, await readFile(path), mediaTypeOf(name))),
    ),
  );
}

async function dropFiles(store: FileStore, names: readonly string[]): Promise<void> {
  const limit = pLimit(AT_ONCE);
  await Promise.all([...new Set(names)].map((name) => limit(() => store.remove(name))));
}
