import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import serverFlags from '../scripts/server-flags.json' with { type: 'json' };

const MAIN = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const START_LIMIT_MS = 120_000;

export type ServerProcess = {
  origin: string;
  pid: number;
  /** From spawning to the first good answer. */
  startMs: number;
  stop: () => Promise<void>;
};

/** The shop as `npm start` runs it, in a process of its own. */
export async function startShopProcess(environment: Record<string, string>): Promise<ServerProcess> {
  return start([...serverFlags, MAIN], { NODE_ENV: 'production', LOG_LEVEL: 'error', ...environment });
}

/** Bare node:http that answers everything with what a file says: `{ status, headers, body }`. */
export async function startBareProcess(answerFile: string): Promise<ServerProcess> {
  return start(['--disable-warning=ExperimentalWarning', BARE, answerFile], {});
}

async function start(parts: readonly string[], environment: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, parts, {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isUp(origin))) {
    if (child.exitCode !== null)
      throw new Error(`the server ended with ${child.exitCode} before it answered`);
    if (performance.now() - startedAt > START_LIMIT_MS) throw new Error('the server did not answer in time');
    await sleep(10);
  }
  return {
    origin,
    pid: child.pid ?? 0,
    startMs: performance.now() - startedAt,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function isUp(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}
