import { z } from 'zod';
import type { FileStore } from '@yahont/api/compose.ts';

/** Number of builds whose files are kept, including the current one. */
const MAX_BUILDS = 3;
/**
 * Files of older builds are also kept while these were served within this time: a tab may stay open for days.
 */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;
/** One record for each build, so that two processes that start at once overwrite nothing of each other. */
const FOLDER = 'builds/';
/** The only record of earlier versions of the shop. */
const OLD_RECORD = 'builds.json';

const Build = z.object({
  id: z.string(),
  /** When it was last known to be served, Unix milliseconds. */
  servedAt: z.number(),
  /** File names in `/assets/`. */
  files: z.array(z.string()),
});
export type Build = z.infer<typeof Build>;

export type BuildRecords = {
  /** The builds that were served, latest first; unreadable records are left out. */
  read: () => Promise<Build[]>;
  write: (build: Build) => Promise<void>;
  remove: (build: Build) => Promise<void>;
};

/** Records of builds in a store. A record that did not change since the last reading is not read again. */
export function createBuildRecords(store: FileStore): BuildRecords {
  let known = new Map<string, Build | null>();

  return {
    read: async () => {
      const entries = await store.list(FOLDER);
      const read = entries.map(async ({ key, size, changedAt }) => {
        const version = `${key} ${size} ${changedAt.getTime()}`;
        const build = known.get(version) ?? parseBuild(await store.get(key));
        return [version, build] as const;
      });
      known = new Map(await Promise.all(read));
      return [...known.values()]
        .filter((build) => build !== null)
        .toSorted((a, b) => b.servedAt - a.servedAt);
    },
    write: (build) =>
      store.put(recordOf(build), Buffer.from(JSON.stringify(build)), 'application/json; charset=utf-8'),
    remove: (build) => store.remove(recordOf(build)),
  };
}

/** Writes the record of an earlier version of the shop as one record for each build. */
export async function splitOldRecord(store: FileStore, records: BuildRecords): Promise<void> {
  const bytes = await store.get(OLD_RECORD);
  if (bytes === null) return;
  const known = new Set((await records.read()).map(({ id }) => id));
  const builds = z.array(Build).safeParse(parseJson(bytes));
  for (const build of builds.data ?? []) {
    if (!known.has(build.id)) await records.write(build);
  }
  await store.remove(OLD_RECORD);
}

/** The builds whose files stay once `current` is served. */
export function withCurrent(before: readonly Build[], current: Build): Build[] {
  const others = before
    // The latest build was served until this start, so its age counts from now; it remains older than the current one.
    .map((build, index) =>
      index === 0 ? { ...build, servedAt: Math.max(build.servedAt, current.servedAt - 1) } : build,
    )
    .filter(({ id }) => id !== current.id);
  return [current, ...others].filter(
    ({ servedAt }, index) => index < MAX_BUILDS || current.servedAt - servedAt < KEPT_MS,
  );
}

function recordOf({ id }: Build): string {
  return `${FOLDER}${id}.json`;
}

function parseBuild(bytes: Uint8Array | null): Build | null {
  return bytes === null ? null : (Build.safeParse(parseJson(bytes)).data ?? null);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return null;
  }
}
