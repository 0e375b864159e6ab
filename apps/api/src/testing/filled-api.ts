import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { wrapPglite } from '#src/platform/database/open/open-database.ts';
import { createTestApi, type TestApi } from './api.ts';
import { createClock } from './clock.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
/** What the data of a filled shop depend on. */
const SOURCES = ['apps/api/src', 'apps/api/migrations', 'packages'].map((folder) => join(ROOT, folder));
/** Dumps of this checkout, one for each kind of shop. */
const FOLDER = join(tmpdir(), `yahont-filled-${createHash('sha256').update(ROOT).digest('hex').slice(0, 8)}`);

type Filling = { name: string; fill: (api: TestApi) => Promise<unknown> };

/**
 * A test API, on an embedded database that `fill` has filled: once for these sources and this day, whichever test asks first.
 * To fill a demo takes 30 s of a core, to read it again 5 s.
 */
export async function createFilledApi(
  filling: Filling,
  overrides: Parameters<typeof createTestApi>[0] = {},
): Promise<TestApi> {
  const { PGlite } = await import('@electric-sql/pglite');
  const loadDataDir = new Blob([await readDump(filling)]);
  const client = await PGlite.create({ loadDataDir });
  return createTestApi(overrides, await wrapPglite(client, { isMigrated: true }));
}

async function readDump(filling: Filling): Promise<Buffer<ArrayBuffer>> {
  const name = `${filling.name}-${await stampOfSources()}.tar`;
  const file = join(FOLDER, name);
  if (!existsSync(file)) await makeDump(filling, file);
  return readFile(file);
}

async function makeDump({ name, fill }: Filling, file: string): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create();
  const api = await createTestApi({}, await wrapPglite(client));
  await fill(api);
  await api.changes.caughtUp();
  const dump = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  await api.stop();
  await mkdir(FOLDER, { recursive: true });
  const outdated = (await readdir(FOLDER)).filter((other) => other.startsWith(`${name}-`));
  for (const other of outdated) await rm(join(FOLDER, other), { force: true });
  // Two workers may write it at once: rename makes it appear complete.
  const draft = join(FOLDER, `draft-${randomBytes(6).toString('hex')}`);
  await writeFile(draft, dump);
  await rename(draft, file);
}

/** Paths, sizes and times of the sources, and the day on which clocks of tests begin: the demo is made for it. */
async function stampOfSources(): Promise<string> {
  const hash = createHash('sha256').update(createClock().now().toISOString());
  for (const folder of SOURCES) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter(
        (entry) => entry.isFile() && !/\.test\.ts$|node_modules/.test(join(entry.parentPath, entry.name)),
      )
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.toSorted()) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${relative(ROOT, file)}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}
