import { createRequire } from 'node:module';

/** Answers per second of a server and of its baseline. */
export type ThroughputRow = {
  name: string;
  perSecond: number;
  floorPerSecond: number | null;
  p99Ms: number;
  note: string;
};

export type Load = { url: string; connections: number; seconds: number; headers?: Record<string, string> };
export type Measured = { perSecond: number; p99Ms: number };

type Result = { requests: { average: number }; latency: { p99: number }; non2xx: number; errors: number };

/** safe: autocannon documents this shape; it has no types of its own */
const autocannon = createRequire(import.meta.url)('autocannon') as (options: {
  url: string;
  connections: number;
  duration: number;
  headers: Record<string, string>;
}) => Promise<Result>;

/**
 * Loads one address.
 * @throws on any answer that is not a success
 */
export async function measure({ url, connections, seconds, headers = {} }: Load): Promise<Measured> {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors under load`);
  }
  return { perSecond: Math.round(result.requests.average), p99Ms: result.latency.p99 };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
