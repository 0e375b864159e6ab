import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { indexFolder, type FoundFile } from './index-folder.ts';

const ASSETS = '/assets/';
/** Number of builds whose files are kept, including the current one. */
const MAX_BUILDS = 3;
/**
 * Files of older builds are also kept while these were served within this time: a tab may stay open for days.
 */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;
const RECORD = 'builds.json';

/** Builds that were served, latest first. */
const Builds = z.array(
  z.object({
    id: z.string(),
    /** When it was last known to be served, Unix milliseconds. */
    servedAt: z.number(),
    /** File names in `/assets/`. */
    files: z.array(z.string()),
  }),
);
type Build = z.infer<typeof Builds>[number];

type Keeping = {
  buildId: string;
  /** Folder of the kept files; only this function writes to it. */
  folder: string;
  /** Unix milliseconds. */
  now: number;
};

/**
 * Copies the hashed files of the current build to those of earlier builds, drops the ones that are too old,
 * and returns all files to serve. A page of an older build still finds its chunks, and a build that replaces
 * the files under a running server removes none of them.
 * @param built files of the build by address; files outside `/assets/` are returned unchanged
 */
export async function keepAssets(
  built: ReadonlyMap<string, FoundFile>,
  { buildId, folder, now }: Keeping,
): Promise<Map<string, FoundFile>> {
  await mkdir(folder, { recursive: true });
  const before = await readRecord(folder);
  const assets = [...built].filter(([address]) => address.startsWith(ASSETS));
  const current: Build = {
    id: buildId,
    servedAt: now,
    files: assets.map(([address]) => address.slice(ASSETS.length)),
  };
  const kept = withCurrent(before, current);
  await copyMissing(assets, folder);
  await writeRecord(folder, kept);
  const names = new Set(kept.flatMap(({ files }) => files));
  await dropFiles(
    folder,
    before.flatMap(({ files }) => files).filter((name) => !names.has(name)),
  );
  const found = await indexFolder(folder, ASSETS.slice(0, -1));
  const served = [...found].filter(([address]) => names.has(address.slice(ASSETS.length)));
  return new Map([...built, ...served]);
}

/** The builds whose files stay once `current` is served. */
export function withCurrent(before: readonly Build[], current: Build): Build[] {
  const others = before
    // The latest build was served until this start, so its age counts from now.
    .map((build, index) => (index === 0 ? { ...build, servedAt: current.servedAt } : build))
    .filter(({ id }) => id !== current.id);
  return [current, ...others].filter(
    ({ servedAt }, index) => index < MAX_BUILDS || current.servedAt - servedAt < KEPT_MS,
  );
}

/** Written under another name and renamed: a partial file must never have the final name. */
async function copyMissing(assets: readonly [string, FoundFile][], folder: string): Promise<void> {
  const there = await indexFolder(folder, ASSETS.slice(0, -1));
  await Promise.all(
    assets.map(async ([address, { path, size }]) => {
      if (there.get(address)?.size === size) return;
      const copy = join(folder, address.slice(ASSETS.length));
      const half = `${copy}.${process.pid}.half`;
      await copyFile(path, half);
      await rename(half, copy);
    }),
  );
}

async function dropFiles(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all([...new Set(names)].map((name) => rm(join(folder, name), { force: true })));
}

/** A missing or unreadable record counts as no builds. */
async function readRecord(folder: string): Promise<Build[]> {
  const text = await readFile(join(folder, RECORD), 'utf8').catch(() => '[]');
  try {
    return Builds.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

async function writeRecord(folder: string, builds: readonly Build[]): Promise<void> {
  const half = join(folder, `${RECORD}.${process.pid}.half`);
  await writeFile(half, JSON.stringify(builds));
  await rename(half, join(folder, RECORD));
}
