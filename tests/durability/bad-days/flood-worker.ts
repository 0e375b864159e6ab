import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { DOOR } from '@yahont/values/deadlines.ts';

/** `restMs`: how long a refused visitor waits before the next attempt. `from`: the first price, so that no listing was made before. */
export type FloodOrder = {
  origin: string;
  connections: number;
  seconds: number;
  restMs: number;
  from: number;
};
/**
 * Times of the pages that were served, in milliseconds; of those that were asked for once the flood was known to be no burst; and the
 * number of other answers by status.
 */
export type FloodAnswer = {
  served: number[];
  settled: number[];
  refused: number;
  withoutTime: number;
  failed: number;
};

const { origin, connections, seconds, restMs, from } = workerData as FloodOrder;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const { hostname, port } = new URL(origin);
const answer: FloodAnswer = { served: [], settled: [], refused: 0, withoutTime: 0, failed: 0 };
const settledAt = performance.now() + DOOR.standing + DOOR.standingQuiet;
const endsAt = performance.now() + seconds * 1000;
let number = 0;

function ask(): Promise<boolean> {
  number += 1;
  const path = `/catalog/?price=${from + number}-`;
  const ip = `10.${number % 200}.${Math.floor(number / 200) % 200}.7`;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const asked = request({ agent, hostname, port, path, headers: { 'x-forwarded-for': ip } }, (incoming) => {
      incoming.resume();
      incoming.on('end', () => {
        const isServed = incoming.statusCode === 200;
        if (isServed) {
          const tookMs = performance.now() - startedAt;
          answer.served.push(tookMs);
          if (startedAt > settledAt) answer.settled.push(tookMs);
        } else if (incoming.statusCode === 503) {
          answer.refused += 1;
          if (incoming.headers['retry-after'] === undefined) answer.withoutTime += 1;
        } else answer.failed += 1;
        resolve(isServed);
      });
      incoming.on('error', () => resolve(false));
    });
    asked.on('error', () => {
      answer.failed += 1;
      resolve(false);
    });
    asked.end();
  });
}

async function visitor(): Promise<void> {
  while (performance.now() < endsAt) {
    if (!(await ask())) await new Promise((resolve) => setTimeout(resolve, restMs));
  }
}

await Promise.all(Array.from({ length: connections }, visitor));
agent.destroy();
parentPort?.postMessage(answer);
