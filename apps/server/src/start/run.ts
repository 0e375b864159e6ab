import { createLog } from '@yahont/api/compose.ts';
import { DOOR } from '@yahont/values/deadlines.ts';
import { BadEnvironment, readEnvironment, type Environment } from '../settings/environment.ts';
import { startShop } from './shop.ts';

const environment = readOrExit();
const log = createLog(environment.LOG_LEVEL);

process.on('uncaughtException', (err) => {
  log.fatal({ err }, 'uncaught');
  process.exit(1);
});

const startedAt = performance.now();
const starting = startShop(environment, log);
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // A second signal ends the process at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    void stop(signal);
  });
}

const shop = await starting.catch((err: unknown) => {
  log.fatal({ err }, 'the shop could not start');
  process.exit(1);
});
const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
log.info({ address: shop.address, seconds, node: process.version }, 'the shop is open');
process.stdout.write(`\n  Яхонт открыт: ${shop.address}\n\n`);

function readOrExit(): Environment {
  try {
    return readEnvironment();
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping');
  setTimeout(() => {
    log.error('could not stop in time');
    process.exit(1);
  }, environment.DRAIN_MS + DOOR.stop).unref();
  const running = await starting.catch(() => null);
  await running?.stop();
  log.info('stopped');
  process.exit(0);
}
