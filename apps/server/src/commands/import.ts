import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import {
  applyRun,
  asSystem,
  commandContext,
  continueRun,
  createLog,
  describeRunFully,
  openDatabase,
  startRun,
} from '@yahont/api/compose.ts';
import type { ImportRun } from '@yahont/contracts/office/imports.ts';
import { apiSettings } from '../settings/api-settings.ts';
import { readEnvironment } from '../settings/environment.ts';
import { commandProblem } from './command-problem.ts';
import { IMPORT_USAGE, readImportArguments, type ImportWish } from './import-arguments.ts';

const wish = readImportArguments(process.argv.slice(2));
if (wish === null) {
  process.stderr.write(IMPORT_USAGE);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await carryOut(wish);
  } catch (error) {
    process.stderr.write(`${commandProblem(error)}\n`);
    process.exitCode = 1;
  }
}

/** Returns the exit code: 1 when something needs the attention of staff. */
async function carryOut({ kind, file, isPreview }: ImportWish): Promise<number> {
  const log = createLog('silent');
  const settings = await apiSettings(readEnvironment(), log);
  const database = await openDatabase(settings.database);
  try {
    const ctx = asSystem(await commandContext(database, log), 'command');
    const id = await startRun(ctx, {
      kind,
      door: 'command',
      fileName: basename(file),
      isPreview,
      bytes: createReadStream(file),
    });
    const { state, guard } = await describeRunFully(ctx.db, { id });
    // A preview of this file has been looked at, and now it is to be written.
    if (!isPreview && state === 'checked' && guard?.holds === false) await applyRun(ctx, id);
    let last = 0;
    await continueRun(ctx, id, {
      onBatch: ({ state: pass, position }) => {
        if (position - last < 10_000 && position > last) return;
        last = position;
        process.stdout.write(`${pass === 'checking' ? 'Проверено' : 'Записано'} строк: ${position}\n`);
      },
    });
    const run = await describeRunFully(ctx.db, { id });
    for (const { line, reason } of run.refusedRows.items) process.stdout.write(`Строка ${line}: ${reason}\n`);
    process.stdout.write(`Запуск ${id}: ${outcomeOf(run)}\n`);
    return run.refused === 0 && (run.state === 'done' || run.state === 'checked') ? 0 : 1;
  } finally {
    await database.close();
  }
}

function outcomeOf({ state, total, changed, unchanged, refused, failure, guard }: ImportRun): string {
  const counts = `строк ${total ?? 0}, изменено ${changed}, без изменений ${unchanged}, отказов ${refused}`;
  switch (state) {
    case 'done':
      return counts;
    case 'checked':
      return `проверка, ничего не записано: ${counts}${guard?.holds === true ? '; сторож обмена остановит' : ''}`;
    case 'held':
      return `остановлен сторожем обмена, нужно согласие второго в офисе: ${counts}`;
    case 'failed':
      return `файл не прочитан: ${failure?.code ?? ''} ${failure?.details ?? ''}`;
    default:
      return `${state}: ${counts}`;
  }
}
