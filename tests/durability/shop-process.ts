import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const BUILD = fileURLToPath(new URL('../../apps/web/build/server/index.js', import.meta.url));
const OPEN_MS = 30_000;

export type ShopProcess = {
  origin: string;
  /** Ends it as a power cut does: nothing is flushed, nobody is told. */
  kill: () => Promise<void>;
};

/** Starts the real server in a process of its own, as `npm start` does, and waits until it is open. */
export async function startShopProcess(variables: Record<string, string>): Promise<ShopProcess> {
  if (!existsSync(BUILD)) throw new Error('There is no build of the storefront: run `npm run build` first');
  const port = await freePort();
  // By number: `localhost` may mean IPv6 to one side and IPv4 to the other.
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      LOG_LEVEL: 'error',
      DEMO_FILL: '0',
      DEV_OUTBOX: '1',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilOpen(child, origin);
  return {
    origin,
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function untilOpen(child: ChildProcess, origin: string): Promise<void> {
  const deadline = Date.now() + OPEN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the shop ended with code ${child.exitCode}`);
    const response = await fetch(`${origin}/healthz`).catch(() => null);
    if (response?.ok) return;
    await delay(50);
  }
  child.kill('SIGKILL');
  throw new Error(`the shop did not open in ${OPEN_MS / 1000} s`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
