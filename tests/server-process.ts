import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import serverEnvironment from '../scripts/server/environment.json' with { type: 'json' };
import serverFlags from '../scripts/server/flags.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');
/** A first start fills the whole demo, possibly while other tests keep the machine busy. */
const START_LIMIT_MS = 300_000;

export type ServerProcess = {
  origin: string;
  pid: number;
  /** From spawning to the first healthy answer. */
  startMs: number;
  /** Stops the process and waits for its exit; SIGKILL simulates a power cut. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

type Start = {
  /** The repository whose storefront is served; a copy may contain another build. */
  tree?: string;
  port?: number;
};

/** The shop as `npm start` runs it, in a process of its own. Resolves when it is ready. */
export async function startShopProcess(
  variables: Record<string, string>,
  { tree = ROOT, port }: Start = {},
): Promise<ServerProcess> {
  if (!existsSync(join(tree, 'apps/web/build/server/index.js'))) {
    throw new Error('There is no build of the storefront: run `npm run build` first');
  }
  return startProcess([...serverFlags, join(tree, 'apps/server/src/main.ts')], {
    port: port ?? (await freePort()),
    variables: {
      ...serverEnvironment,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PICTURES_AHEAD: '0',
      AVIF_EFFORT: '0',
      // Tests count orders.
      DEMO_DAY: '0',
      // No request is refused because the machine is slow.
      QUEUE_WAIT_MS: '30000',
      RENDER_MS: '60000',
      ...variables,
    },
  });
}

/** Runs a Node server that listens on PORT. Resolves when `/healthz` is healthy. */
export async function startProcess(
  nodeArguments: readonly string[],
  { port, variables }: { port: number; variables: Record<string, string> },
): Promise<ServerProcess> {
  // A numeric address: `localhost` may resolve to IPv6 on one side and to IPv4 on the other.
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, nodeArguments, {
    cwd: ROOT,
    // Only these variables: settings of a running shop in the shell must not leak in.
    env: {
      PATH: process.env['PATH'],
      ...movedClock(),
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await isOpen(origin))) {
    if (child.exitCode !== null)
      throw new Error(`the server ended with ${child.exitCode} before it answered`);
    if (performance.now() - startedAt > START_LIMIT_MS) {
      child.kill('SIGKILL');
      throw new Error(`the server did not open in ${START_LIMIT_MS / 1000} s`);
    }
    await sleep(10);
  }
  return {
    origin,
    pid: child.pid ?? 0,
    startMs: performance.now() - startedAt,
    stop: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}

/** Variables that move the clock of a process, if this one's is moved: CONTRIBUTING, «Tests». */
function movedClock(): Record<string, string> {
  const names = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC', 'NO_FAKE_STAT'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

async function isOpen(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}
