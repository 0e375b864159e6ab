import { resolve } from 'node:path';
import { verifyArchive } from '../backup/archive/read-archive.ts';
import { makeKeyFile, readKeyFile } from '../backup/key-file.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { compareWithArchive, describeArchive, faultsOfArchive } from '../backup/report.ts';
import { databaseSettings } from '../settings/api-settings.ts';
import { inheritedVariables, readEnvironment } from '../settings/environment.ts';
import { BACKUP_USAGE, readBackupArguments, type BackupWish } from './backup-arguments.ts';
import { commandProblem } from './command-problem.ts';

const wish = readBackupArguments(process.argv.slice(2));
if (wish === null) {
  process.stderr.write(BACKUP_USAGE);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await carryOut(wish);
  } catch (error) {
    process.stderr.write(`${commandProblem(error)}\n`);
    process.exitCode = 1;
  }
}

/** Returns the exit code: 1 when the books do not agree. */
async function carryOut(wanted: BackupWish): Promise<number> {
  const path = resolve(wanted.file);
  if (wanted.verb === 'make-key') {
    await makeKeyFile(path);
    print([`Ключ: ${path}. Храните его отдельно от копий: без него их не открыть.`]);
    return 0;
  }
  const key = wanted.key === null ? null : await readKeyFile(wanted.key);
  if (wanted.verb === 'make') {
    const environment = readEnvironment();
    const source = {
      database: databaseSettings(environment),
      variables: inheritedVariables(),
      dataFolder: environment.DATA_DIR,
      bucket: environment.S3_BUCKET ?? null,
    };
    const manifest = await makeBackup(source, path, key);
    const faults = faultsOfArchive(manifest);
    print([
      ...describeArchive(manifest),
      ...faults,
      `Архив: ${path}${key === null ? ', не зашифрован' : ''}`,
    ]);
    return 0;
  }
  const manifest = await verifyArchive({ path, key });
  print([...describeArchive(manifest), 'Архив цел.']);
  const differences =
    wanted.verb === 'check'
      ? faultsOfArchive(manifest)
      : await compareWithArchive(databaseSettings(readEnvironment()), manifest);
  print([...differences, `Расхождений: ${differences.length}`]);
  return differences.length === 0 ? 0 : 1;
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
