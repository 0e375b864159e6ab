import { mkdir, rename, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  checkPostgresTarget,
  isKnownMigration,
  lockDirectory,
  prepareEmbedded,
  restorePostgres,
  type DatabaseSettings,
} from '@yahont/api/compose.ts';
import { FILES_FOLDER, type Manifest } from './archive/manifest.ts';
import { databaseOf, readEntries, verifyArchive, type ArchiveSource } from './archive/read-archive.ts';
import { BackupProblem } from './backup-problem.ts';
import { keptEntries } from './data-files.ts';

export type RestoreTarget = {
  database: DatabaseSettings;
  /** Of the environment, for the programs of PostgreSQL. */
  variables: Readonly<Record<string, string | undefined>>;
  /** DATA_DIR; absolute. */
  dataFolder: string;
};

const DRAFT = 'files.restoring';

/**
 * Puts the database and the files of an archive in place. Nothing is changed before all of the archive was read and found
 * whole. The database is replaced in one step; files are written beside the present ones and then renamed. The database is
 * left as it was in the backup: the next start migrates it.
 * @param isReplacing allows a target with data, which are then lost
 * @throws BackupProblem, CopyProblem
 */
export async function restoreBackup(
  source: ArchiveSource,
  target: RestoreTarget,
  { isReplacing }: { isReplacing: boolean },
): Promise<Manifest> {
  const { database, dataFolder } = target;
  const manifest = await verifyArchive(source);
  checkOrigin(manifest, database);
  await mkdir(dataFolder, { recursive: true });
  const unlock = database.engine === 'embedded' ? lockDirectory(dataFolder) : () => undefined;
  const draft = join(dataFolder, DRAFT);
  try {
    if (!isReplacing) await refuseData(database, dataFolder);
    else if (database.engine === 'postgres') await checkPostgresTarget(database.url);
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    await extractFiles(source, draft);
    await restoreDatabase(source, target);
    await replaceFiles(dataFolder, draft);
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
    unlock();
  }
}

function checkOrigin({ database: from }: Manifest, to: DatabaseSettings): void {
  if (from.engine !== to.engine)
    throw new BackupProblem(
      from.engine === 'embedded'
        ? 'Это копия встроенной базы: восстановите её без DATABASE_URL.'
        : 'Это копия базы PostgreSQL: задайте DATABASE_URL.',
    );
  if (from.migration !== null && !isKnownMigration(from.migration))
    throw new BackupProblem('Копия сделана более новой версией магазина: восстановите её той же или новее.');
}

async function refuseData(database: DatabaseSettings, dataFolder: string): Promise<void> {
  const isUsed = database.engine === 'postgres' && (await checkPostgresTarget(database.url)) === 'in-use';
  if (isUsed)
    throw new BackupProblem(
      'В базе есть данные. Чтобы заменить их копией, повторите с --replace: они пропадут.',
    );
  const kept = await keptEntries(dataFolder);
  const hasDatabase = database.engine === 'embedded' && (await hasFolder(join(dataFolder, 'database')));
  if (kept.length > 0 || hasDatabase)
    throw new BackupProblem(
      `В папке ${dataFolder} есть данные (${[...(hasDatabase ? ['database'] : []), ...kept].slice(0, 5).join(', ')}). Чтобы заменить их копией, повторите с --replace: они пропадут.`,
    );
}

async function hasFolder(path: string): Promise<boolean> {
  return (await keptEntries(path)).length > 0;
}

async function restoreDatabase(source: ArchiveSource, { database, variables }: RestoreTarget): Promise<void> {
  if (database.engine === 'postgres')
    return restorePostgres({ url: database.url, variables }, databaseOf(source));
  const prepared = await prepareEmbedded(database.directory, databaseOf(source));
  try {
    await prepared.replace();
  } finally {
    await prepared.discard();
  }
}

async function extractFiles(source: ArchiveSource, draft: string): Promise<void> {
  await readEntries(source, async (entry) => {
    const { name, mode } = entry.header;
    if (!name.startsWith(FILES_FOLDER)) {
      entry.resume();
      return undefined;
    }
    const path = resolve(draft, name.slice(FILES_FOLDER.length));
    if (!path.startsWith(draft + sep)) throw new BackupProblem(`Недопустимое имя файла в архиве: ${name}`);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(entry, createWriteStream(path, { flags: 'wx', mode, flush: true }));
    return undefined;
  });
}

/** Each file or folder at the top is replaced by a rename; what the archive does not have is removed. */
async function replaceFiles(dataFolder: string, draft: string): Promise<void> {
  const restored = await keptEntries(draft);
  const present = await keptEntries(dataFolder);
  for (const name of present.filter((one) => !restored.includes(one)))
    await rm(join(dataFolder, name), { recursive: true, force: true });
  for (const name of restored) {
    const place = join(dataFolder, name);
    await rm(place, { recursive: true, force: true });
    await rename(join(draft, name), place);
  }
}
