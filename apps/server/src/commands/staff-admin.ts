import {
  asSystem,
  commandContext,
  createLog,
  deriveKeys,
  makeAdministrator,
  openDatabase,
  type FirstAdministrator,
} from '@yahont/api/compose.ts';
import { databaseSettings } from '../settings/api-settings.ts';
import { readEnvironment } from '../settings/environment.ts';
import { loadSecrets } from '../settings/secrets.ts';
import { ADMIN_USAGE, readAdminArguments } from './staff-admin-arguments.ts';

const wish = readAdminArguments(process.argv.slice(2));
if (wish === null) {
  process.stderr.write(ADMIN_USAGE);
  process.exitCode = 2;
} else {
  try {
    const { link, staffId, endsAt } = await make(wish);
    process.stderr.write(`${wish.name}, № ${staffId}, the link works once until ${endsAt.toISOString()}\n`);
    process.stdout.write(`${link}\n`);
  } catch (error) {
    // Expected failures, such as a locked database or an administrator who exists: the message says what to do.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function make(made: FirstAdministrator) {
  const environment = readEnvironment();
  const { TOKEN_KEY, DATA_DIR, PUBLIC_URL, PORT } = environment;
  const database = await openDatabase(databaseSettings(environment));
  try {
    const context = await commandContext(database, createLog('silent'));
    const keys = deriveKeys(TOKEN_KEY ? { tokenKey: TOKEN_KEY } : await loadSecrets(DATA_DIR));
    const publicUrl = PUBLIC_URL ?? `http://localhost:${PORT}`;
    return await makeAdministrator(asSystem(context, 'command'), { keys, publicUrl }, made);
  } finally {
    await database.close();
  }
}
