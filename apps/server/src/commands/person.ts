import { composeApi, type Api, createLog } from '@yahont/api/compose.ts';
import { apiSettings } from '../settings/api-settings.ts';
import { readEnvironment } from '../settings/environment.ts';
import { PERSON_USAGE, readPersonArguments, type PersonWish } from './person-arguments.ts';

const wish = readPersonArguments(process.argv.slice(2));
if (wish === null) {
  process.stderr.write(PERSON_USAGE);
  process.exitCode = 2;
} else {
  try {
    const api = await composeApi(await apiSettings(readEnvironment(), createLog('silent')));
    try {
      process.exitCode = await carryOut(api, wish);
    } finally {
      await api.stop();
    }
  } catch (error) {
    // An expected failure, such as a locked database: the message says what to do.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Returns the exit code: 1 for an unknown phone and for a person who cannot be erased yet. */
async function carryOut({ people }: Api, { verb, phone }: PersonWish): Promise<number> {
  const accountId = await people.findByPhone(phone);
  if (accountId === null) {
    process.stderr.write('there is no account with this phone\n');
    return 1;
  }
  if (verb === 'export') {
    process.stdout.write(`${JSON.stringify(await people.exportPerson(accountId), null, 2)}\n`);
    return 0;
  }
  const result = await people.erasePerson(accountId);
  if (!result.ok) {
    process.stderr.write(`not erased: ${result.reason} ${result.orders.join(', ')}\n`);
    return 1;
  }
  process.stderr.write(`the person of account ${accountId} was erased\n`);
  return 0;
}
