import { resolve } from 'node:path';
import { readKeyFile } from '../backup/key-file.ts';
import { compareWithArchive, describeArchive } from '../backup/report.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { databaseSettings } from '../settings/api-settings.ts';
import { inheritedVariables, readEnvironment } from '../settings/environment.ts';
import { commandProblem } from './command-problem.ts';
import { readRestoreArguments, RESTORE_USAGE, type RestoreWish } from './restore-arguments.ts';

const wish = readRestoreArguments(process.argv.slice(2));
if (wish === null) {
  process.stderr.write(RESTORE_USAGE);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await carryOut(wish);
  } catch (error) {
    process.stderr.write(`${commandProblem(error)}\n`);
    process.exitCode = 1;
  }
}

/** Returns the exit code: 1 when the books differ from those of the backup, or do not agree. */
async function carryOut({ file, key, isReplacing }: RestoreWish): Promise<number> {
  const environment = readEnvironment();
  const database = databaseSettings(environment);
  const source = { path: resolve(file), key: key === null ? null : await readKeyFile(key) };
  const target = { database, variables: inheritedVariables(), dataFolder: environment.DATA_DIR };
  const manifest = await restoreBackup(source, target, { isReplacing });
  const differences = await compareWithArchive(database, manifest);
  const lines = [...describeArchive(manifest), 'Восстановлено.', ...differences];
  process.stdout.write(`${[...lines, `Расхождений: ${differences.length}`].join('\n')}\n`);
  return differences.length === 0 ? 0 : 1;
}
