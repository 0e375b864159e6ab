import { open } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import {
  findFaults,
  lastMigrationOf,
  openSnapshot,
  readTotals,
  type DatabaseSettings,
  type DatabaseSnapshot,
} from '@yahont/api/compose.ts';
import { syncFolder, writeArchive, type ArchiveWriter } from './archive/write-archive.ts';
import type { Manifest, ManifestPart } from './archive/manifest.ts';
import { BackupProblem } from './backup-problem.ts';
import { listDataFiles } from './data-files.ts';

export type BackupSource = {
  database: DatabaseSettings;
  /** Of the environment, for the programs of PostgreSQL. */
  variables: Readonly<Record<string, string | undefined>>;
  /** DATA_DIR; absolute. */
  dataFolder: string;
  /** The S3 bucket of files, if they are in one; it is only named. */
  bucket: string | null;
};

/**
 * Writes the database of one moment, and then the files, into one archive. Files are only ever added or removed, so each
 * file that a row of the copy names is either in the archive or among `vanished`.
 * @param key 32 bytes; null: not encrypted
 * @throws BackupProblem, CopyProblem
 */
export async function makeBackup(source: BackupSource, path: string, key: Buffer | null): Promise<Manifest> {
  refuseInside(source.dataFolder, path);
  const before = await listDataFiles(source.dataFolder);
  const snapshot = await openSnapshot(source.database, source.variables);
  try {
    const manifest = await writeArchive(path, key, (writer) => fill(writer, { source, snapshot, before }));
    await syncFolder(dirname(resolve(path)));
    return manifest;
  } finally {
    await snapshot.close();
  }
}

type Filling = { source: BackupSource; snapshot: DatabaseSnapshot; before: readonly string[] };

async function fill(writer: ArchiveWriter, { source, snapshot, before }: Filling): Promise<Manifest> {
  const madeAt = new Date().toISOString();
  const migration = await lastMigrationOf(snapshot);
  const books = await readBooks(snapshot);
  const parts = await writer.addDatabase(await snapshot.dump());
  const files: ManifestPart[] = [];
  const vanished: string[] = [];
  for (const name of new Set([...before, ...(await listDataFiles(source.dataFolder))])) {
    const added = await addIfThere(writer, source.dataFolder, name);
    if (added === null) vanished.push(name);
    else files.push(added);
  }
  const { engine, serverVersion } = snapshot;
  return {
    format: 1,
    madeAt,
    database: { engine, serverVersion, migration, parts },
    books,
    files,
    vanished,
    bucket: source.bucket,
  };
}

/** Names of columns and tables that a database of another release does not have. */
const UNKNOWN = new Set(['42P01', '42703']);

async function readBooks(snapshot: DatabaseSnapshot): Promise<Manifest['books']> {
  try {
    return { totals: await readTotals(snapshot), faults: await findFaults(snapshot) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && UNKNOWN.has(String(error.code))) return null;
    throw error;
  }
}

async function addIfThere(writer: ArchiveWriter, folder: string, name: string): Promise<ManifestPart | null> {
  const file = await open(join(folder, name), 'r').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return null;
  try {
    return await writer.addFile(name, file);
  } finally {
    await file.close();
  }
}

/** A copy inside DATA_DIR would be lost with it, and copied by the next one. */
function refuseInside(dataFolder: string, path: string): void {
  const way = relative(dataFolder, resolve(path));
  if (!way.startsWith('..') && !isAbsolute(way))
    throw new BackupProblem(
      'Назовите файл вне папки данных магазина: копия рядом с данными пропадёт вместе с ними.',
    );
}
