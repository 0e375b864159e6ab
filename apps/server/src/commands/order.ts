import {
  asSystem,
  createLog,
  moveOrderByCommand,
  commandContext,
  openDatabase,
  type CommandMove,
} from '@yahont/api/compose.ts';
import { databaseSettings } from '../settings/api-settings.ts';
import { readEnvironment } from '../settings/environment.ts';
import { ORDER_USAGE, readOrderArguments } from './order-arguments.ts';
import { commandProblem } from './command-problem.ts';

const move = readOrderArguments(process.argv.slice(2));
if (move === null) {
  process.stderr.write(ORDER_USAGE);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await carryOut(move);
  } catch (error) {
    process.stderr.write(`${commandProblem(error)}\n`);
    process.exitCode = 1;
  }
}

/** Returns the exit code: 1 for a move that the table of states does not allow. */
async function carryOut(wanted: CommandMove): Promise<number> {
  const database = await openDatabase(databaseSettings(readEnvironment()));
  try {
    const context = await commandContext(database, createLog('silent'));
    const moved = await moveOrderByCommand(asSystem(context, 'command'), wanted);
    const number = `Я-${wanted.orderId}`;
    if (!moved.ok) {
      process.stderr.write(`${number}: из состояния ${moved.from} в ${wanted.to} перейти нельзя\n`);
      return 1;
    }
    process.stdout.write(`${number}: ${moved.from} → ${wanted.to}\n`);
    return 0;
  } finally {
    await database.close();
  }
}
