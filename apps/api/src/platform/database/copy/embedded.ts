import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { lockDirectory } from '../open/directory-lock.ts';
import type { DatabaseSnapshot } from './copy.ts';

/** Folder of the embedded database within DATA_DIR. */
const FOLDER = 'database';

/** The embedded database, which this process holds until it is closed. */
export async function openEmbeddedSnapshot(directory: string): Promise<DatabaseSnapshot> {
  // Without this check a copy of nothing would be made of a mistyped folder.
  await stat(join(directory, FOLDER));
  const unlock = lockDirectory(directory);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const client = await PGlite.create(join(directory, FOLDER));
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return {
      engine: 'embedded',
      serverVersion: rows[0]?.server_version ?? '',
      query: async (text, values) => {
        const result = await client.query<Record<string, unknown>>(text, values);
        return { rows: result.rows, rowCount: result.affectedRows ?? result.rows.length };
      },
      dump: async () => {
        const file = await client.dumpDataDir('gzip');
        return Readable.from(piecesOf(file));
      },
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

const PIECE = 1024 * 1024;

async function* piecesOf(file: Blob): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.size; at += PIECE) {
    yield Buffer.from(await file.slice(at, at + PIECE).arrayBuffer());
  }
}

/** A restored database beside the one that it replaces. */
export type PreparedDatabase = {
  /** Puts it in the place of the present one, which is removed. */
  replace: () => Promise<void>;
  discard: () => Promise<void>;
};

/**
 * Writes a dump of the embedded database into a folder of its own. The whole dump is held in memory, as by the engine.
 * @param directory DATA_DIR, which the caller has locked
 */
export async function prepareEmbedded(directory: string, dump: Readable): Promise<PreparedDatabase> {
  const draft = join(directory, `${FOLDER}.restoring`);
  const old = join(directory, `${FOLDER}.replaced`);
  await rm(draft, { recursive: true, force: true });
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create({
    dataDir: draft,
    loadDataDir: new Blob([await buffer(dump)], { type: 'application/x-gzip' }),
  });
  await client.close();
  return {
    replace: async () => {
      const place = join(directory, FOLDER);
      await rm(old, { recursive: true, force: true });
      await rename(place, old).catch(ignoreMissing);
      await rename(draft, place);
      await rm(old, { recursive: true, force: true });
    },
    discard: () => rm(draft, { recursive: true, force: true }),
  };
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
