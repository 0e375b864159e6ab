// Several processes of the shop behind a balancer on one PostgreSQL, for trying: `npm run cluster`, or `npm run cluster --
// 5`. Enter replaces the processes one after another, as a deployment does.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBuilt } from './build.mjs';
import { startBalancer } from './cluster/balancer.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';
import { findPostgres } from './postgres.mjs';
import { root } from './root.mjs';
import { withTools } from './run.mjs';

const DATABASE = 'yahont_cluster';
const DRAIN_MS = 3000;
const WAIT_MS = 200;

await ensureInstalled();
const code = await ensureBuilt();
if (code !== 0) process.exit(code);
const size = Number(process.argv[2] ?? 3);
const port = Number(process.env.PORT ?? 3000);
const url = process.env.DATABASE_URL ?? (await ownDatabase());
const [flags, environment] = ['flags', 'environment'].map((name) =>
  JSON.parse(readFileSync(new URL(`./server/${name}.json`, import.meta.url), 'utf8')),
);

/** @type {Map<string, import('node:child_process').ChildProcess>} */
const running = new Map();
let nextPort = port + 1;
let isReplacing = false;
const balancer = await startBalancer({ port, servers: [] });
await Promise.all(Array.from({ length: size }, start));
console.log(
  `\n  Яхонт открыт: ${balancer.origin}, процессов: ${size}. Enter заменит их по очереди, Ctrl+C остановит.\n`,
);
createInterface({ input: process.stdin }).on('line', () => void replaceAll());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll());

/** A database of its own on the local server, kept between runs. */
async function ownDatabase() {
  const found = await findPostgres();
  if (found.url === null) {
    console.error(`PostgreSQL не отвечает: ${found.reason}. Задайте DATABASE_URL.`);
    process.exit(1);
  }
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: found.url });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
  const own = new URL(found.url);
  own.pathname = `/${DATABASE}`;
  return own.href;
}

/** Starts one process and waits until it is open. */
async function start() {
  const own = nextPort;
  nextPort += 1;
  const child = spawn(findNode(), [...flags, join(root, 'apps', 'server', 'src', 'main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: withTools({
      ...environment,
      DATA_DIR: '.data-cluster',
      DEMO: '1',
      LOG_LEVEL: 'warn',
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      DATABASE_CONNECTIONS: process.env.DATABASE_CONNECTIONS ?? '4',
      PORT: String(own),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${port}`,
      TRUST_PROXY: '1',
      DRAIN_MS: String(DRAIN_MS),
    }),
  });
  const origin = `http://127.0.0.1:${own}`;
  running.set(origin, child);
  child.on('exit', () => running.delete(origin));
  while (running.has(origin)) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  if (!running.has(origin)) throw new Error(`${origin} не открылся`);
  balancer.servers.push(origin);
  console.log(`  ${origin} открыт`);
}

/** @param {string} origin */
async function stop(origin) {
  const child = running.get(origin);
  if (child === undefined) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
  balancer.servers.splice(balancer.servers.indexOf(origin), 1);
}

async function replaceAll() {
  if (isReplacing) return;
  isReplacing = true;
  const before = [...running.keys()];
  try {
    for (const origin of before) {
      await start();
      await stop(origin);
      console.log(`  ${origin} заменён`);
    }
  } catch (error) {
    // The old processes go on.
    console.error(error instanceof Error ? error.message : error);
  }
  isReplacing = false;
}

async function stopAll() {
  await Promise.all([...running.keys()].map(stop));
  await balancer.stop();
  process.exit(0);
}
