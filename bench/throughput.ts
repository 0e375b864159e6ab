import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Load, Measured } from './support/load.ts';
import { loadBySockets } from './support/socket-load.ts';

/** Answers per second of a server and of its baseline. */
export type ThroughputRow = {
  name: string;
  perSecond: number;
  floorPerSecond: number | null;
  p99Ms: number;
  note: string;
};

const FRESH_QUERY = fileURLToPath(new URL('./support/fresh-query.lua', import.meta.url));
const IN_TURN = fileURLToPath(new URL('./support/in-turn.lua', import.meta.url));

const run = promisify(execFile);

/** What loads the servers: wrk where it is installed, otherwise sockets of this process. */
export const loader: Promise<'wrk' | 'sockets'> = run('wrk', ['-v']).then(
  () => 'wrk' as const,
  // `wrk -v` ends with 1.
  (error: unknown) =>
    error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'sockets' : 'wrk',
);

/**
 * Loads one address, or several in turn.
 * @throws on any answer that is not a success
 */
export async function measure(load: Load): Promise<Measured> {
  return (await loader) === 'wrk' ? measureByWrk(load) : loadBySockets(load);
}

async function measureByWrk({
  url,
  paths = [],
  connections,
  seconds,
  headers = {},
  isQueryFresh = false,
}: Load): Promise<Measured> {
  const { stdout } = await run('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    '--timeout=10s',
    '--latency',
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    ...(isQueryFresh ? ['--script', FRESH_QUERY] : []),
    ...(paths.length > 0 ? ['--script', IN_TURN] : []),
    url,
    ...(paths.length > 0 ? ['--', ...paths] : []),
  ]);
  const [, perSecond] = /^Requests\/sec:\s+([\d.]+)/m.exec(stdout) ?? [];
  const [, p99, unit = ''] = /^\s+99%\s+([\d.]+)(us|ms|s)/m.exec(stdout) ?? [];
  if (perSecond === undefined || p99 === undefined || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`${url} under load:\n${stdout}`);
  return { perSecond: Math.round(Number(perSecond)), p99Ms: Number(p99) * (MS_OF[unit] ?? 1) };
}

const MS_OF: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
