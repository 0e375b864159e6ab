import {
  createLog,
  describeDifference,
  commandContext,
  openDatabase,
  reconcileByCommand,
} from '@yahont/api/compose.ts';
import { apiSettings } from '../settings/api-settings.ts';
import { readEnvironment } from '../settings/environment.ts';
import { commandProblem } from './command-problem.ts';
import { readReconcileArguments, RECONCILE_USAGE } from './reconcile-arguments.ts';

const wish = readReconcileArguments(process.argv.slice(2));
if (wish === null) {
  process.stderr.write(RECONCILE_USAGE);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await carryOut(wish.day);
  } catch (error) {
    process.stderr.write(`${commandProblem(error)}\n`);
    process.exitCode = 1;
  }
}

/** Returns the exit code: 1 when something needs the attention of staff. */
async function carryOut(wanted: string | undefined): Promise<number> {
  const log = createLog('silent');
  const settings = await apiSettings(readEnvironment(), log);
  const database = await openDatabase(settings.database);
  try {
    const context = await commandContext(database, log);
    const { day, differences } = await reconcileByCommand(context, settings, wanted);
    const open = differences.filter(({ isSettled }) => !isSettled);
    for (const difference of differences)
      process.stdout.write(
        `${difference.isSettled ? 'Улажено' : 'К разбору'}: ${describeDifference(difference)}\n`,
      );
    process.stdout.write(`Сверка за ${day}: расхождений ${differences.length}, к разбору ${open.length}\n`);
    return open.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}
