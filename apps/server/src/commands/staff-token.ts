import {
  asSystem,
  createLog,
  issueStaffToken,
  commandContext,
  openDatabase,
  type IssuedToken,
  type NewStaff,
} from '@yahont/api/compose.ts';
import { databaseSettings } from '../settings/api-settings.ts';
import { readEnvironment } from '../settings/environment.ts';
import { readStaffArguments, STAFF_USAGE } from './staff-arguments.ts';

const wish = readStaffArguments(process.argv.slice(2));
if (wish === null) {
  process.stderr.write(STAFF_USAGE);
  process.exitCode = 2;
} else {
  try {
    const { token, staffId, expiresAt } = await issue(wish);
    process.stderr.write(`${wish.name}, № ${staffId}, until ${expiresAt.toISOString()}\n`);
    process.stdout.write(`${token}\n`);
  } catch (error) {
    // Expected failures, such as a locked database or an unknown store: the message says what to do.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function issue(made: NewStaff): Promise<IssuedToken> {
  const database = await openDatabase(databaseSettings(readEnvironment()));
  try {
    const context = await commandContext(database, createLog('silent'));
    return await issueStaffToken(asSystem(context, 'command'), made);
  } finally {
    await database.close();
  }
}
