import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FloodAnswer, FloodOrder } from './flood-worker.ts';

/** As many visitors as the shop serves without refusing anybody. */
const NORMAL = 8;

export type Overload = {
  /** Of pages that were served, in the flood of those asked for after its first two seconds; milliseconds. */
  normalP99Ms: number;
  floodP99Ms: number;
  served: number;
  refused: number;
  /** Refused without a time to come back, and requests that got no answer. */
  impolite: number;
  /** The slowest `/healthz` of the flood, and the one that a tenth of them exceeded, milliseconds. */
  healthMs: { p90: number; longest: number };
  /** Memory of the process before, and the most during the flood, megabytes. */
  rssMb: { before: number; most: number };
  /** Until a page was served after the flood, milliseconds. */
  recoveryMs: number;
};

/** Floods a process with new listings over many connections, and asks it how it feels. */
export async function flood(
  { origin, pid }: { origin: string; pid: number },
  { connections, seconds, restMs }: { connections: number; seconds: number; restMs: number },
): Promise<Overload> {
  await visit({ origin, connections: NORMAL, seconds: 2, restMs, from: 1_000 });
  const normal = await visit({
    origin,
    connections: NORMAL,
    seconds: Math.min(seconds, 5),
    restMs,
    from: 10_000,
  });
  const before = rssOf(pid);
  let most = before;
  const health: number[] = [];
  let isOver = false;
  const watching = (async () => {
    // The burst of connections is part of it.
    while (!isOver) {
      const startedAt = performance.now();
      await (await fetch(`${origin}/healthz`)).text();
      health.push(performance.now() - startedAt);
      most = Math.max(most, rssOf(pid));
      await delay(50);
    }
  })();
  const flooded = await visit({ origin, connections, seconds, restMs, from: 100_000 });
  isOver = true;
  await watching;
  const endedAt = performance.now();
  while (!(await fetch(`${origin}/catalog/?price=${90_000 + Math.round(performance.now() % 9_000)}-`)).ok)
    await delay(20);
  const recoveryMs = performance.now() - endedAt;
  return {
    normalP99Ms: at(normal.served, 0.99),
    floodP99Ms: at(flooded.settled, 0.99),
    served: flooded.served.length,
    refused: flooded.refused,
    impolite: flooded.withoutTime + flooded.failed,
    healthMs: { p90: at(health, 0.9), longest: at(health, 1) },
    rssMb: { before, most },
    recoveryMs,
  };
}

function visit(order: FloodOrder): Promise<FloodAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./flood-worker.ts', import.meta.url), { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;
}

function rssOf(pid: number): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}
