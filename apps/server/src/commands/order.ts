import {
  asSystem,
  compareSchema,
  createLog,
  explainOrder,
  moveOrderByCommand,
  commandContext,
  openDatabase,
  openUnmigrated,
  type CommandMove,
} from '@yahont/api/compose.ts';
import { databaseSettings } from '../settings/api-settings.ts';
import { readEnvironment } from '../settings/environment.ts';
import { ORDER_USAGE, readOrderArguments, type OrderCommand } from './order-arguments.ts';
import { commandProblem } from './command-problem.ts';
import { storyLines } from './why/story-lines.ts';

const SCHEMA_PROBLEMS = {
  older:
    'Схема базы старше этого выпуска, а вопрос «why» её не меняет: задайте его из выпуска, на котором работает магазин.',
  newer: 'Схема базы новее этого выпуска: задайте вопрос из выпуска, на котором работает магазин.',
};

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
  return 'why' in asked ? explain(asked.why) : move(asked.move);
}

/** Changes nothing, so the schema stays too: one that is not of this release cannot be read. */
async function explain(orderId: number): Promise<number> {
  const database = await openUnmigrated(databaseSettings(readEnvironment()));
  if (database === null) throw new Error(SCHEMA_PROBLEMS.older);
  try {
    const schema = await compareSchema(database);
    if (schema !== 'same') throw new Error(SCHEMA_PROBLEMS[schema]);
    const context = await commandContext(database, createLog('silent'));
    process.stdout.write(`${storyLines(await explainOrder(context, orderId)).join('\n')}\n`);
    return 0;
  } finally {
    await database.close();
  }
}

async function move(wanted: CommandMove): Promise<number> {
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
