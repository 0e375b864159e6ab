import { connect } from 'node:net';
import type { Load, Measured } from './load.ts';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Loads one address over connections that stay open. Written on sockets, because clients of node:http and undici need
 * as much of a core as the measured server. It reads answers with a length only.
 * @throws on any answer that is not a success
 */
export async function loadBySockets(load: Load): Promise<Measured> {
  const until = performance.now() + load.seconds * 1000;
  const times: number[] = [];
  const run = Math.floor(Math.random() * 1e9);
  const nextPath = pathsOf(load, run);
  await Promise.all(
    Array.from({ length: load.connections }, () =>
      askUntil(load, { until, nextPath, onAnswer: (ms) => times.push(ms) }),
    ),
  );
  times.sort((one, other) => one - other);
  return {
    perSecond: Math.round(times.length / load.seconds),
    p99Ms: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
  };
}

function pathsOf({ url, paths = [], isQueryFresh = false }: Load, run: number): () => string {
  const { pathname, search } = new URL(url);
  let count = 0;
  return () => {
    count += 1;
    if (isQueryFresh) return `${pathname}?utm_source=${run}-${count}`;
    return paths[count % paths.length] ?? pathname + search;
  };
}

type Asking = { until: number; nextPath: () => string; onAnswer: (ms: number) => void };

function askUntil({ url, headers = {} }: Load, { until, nextPath, onAnswer }: Asking): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  return new Promise((resolve, reject) => {
    let left = -1;
    let askedAt = 0;
    const ask = (): void => {
      askedAt = performance.now();
      if (askedAt >= until) {
        socket.destroy();
        resolve();
        return;
      }
      left = -1;
      socket.write(`GET ${nextPath()} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n`);
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${url}: the server closed a connection`)));
    socket.on('data', (chunk) => {
      left = left === -1 ? leftAfterHead(chunk, url) : left - chunk.length;
      if (left > 0) return;
      onAnswer(performance.now() - askedAt);
      ask();
    });
  });
}

/** How many bytes of the answer come after this first chunk. Heads are shorter than a chunk. */
function leftAfterHead(chunk: Buffer, url: string): number {
  const headEnd = chunk.indexOf(HEAD_END);
  const head = chunk.toString('latin1', 0, headEnd);
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
  if (headEnd === -1 || length === undefined || !head.startsWith('HTTP/1.1 200'))
    throw new Error(`${url} answers ${head.slice(0, 40)}`);
  return headEnd + HEAD_END.length + Number(length) - chunk.length;
}
