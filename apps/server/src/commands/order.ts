import {
  asSystem,
  createLog,
  explainOrder,
  moveOrderByCommand,
  commandContext,
  openDatabase,
} from '@yahont/api/compose.ts';
import { databaseSettings } from '../settings/api-settings.ts';
import { readEnvironment } from '../settings/environment.ts';
import { ORDER_USAGE, readOrderArguments, type OrderCommand } from './order-arguments.ts';
import { commandProblem } from './command-problem.ts';
import { storyLines } from './why/story-lines.ts';

const command = readOrderArguments(process.argv.slice(2));
if (command === null) {
  process.stderr.write(ORDER_USAGE);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await carryOut(command);
  } catch (error) {
    process.stderr.write(`${commandProblem(error)}\n`);
    process.exitCode = 1;
  }
}

/** Returns the exit code: 1 for a move that the table of states does not allow. */
async function carryOut(asked: OrderCommand): Promise<number> {
  const database = await openDatabase(databaseSettings(readEnvironment()));
  try {
    const context = await commandContext(database, createLog('silent'));
    if ('why' in asked) {
      process.stdout.write(`${storyLines(await explainOrder(context, asked.why)).join('\n')}\n`);
      return 0;
    }
    const wanted = asked.move;
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
