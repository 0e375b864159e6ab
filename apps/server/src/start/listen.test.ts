import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createHealth } from './health.ts';
import { listen } from './listen.ts';

test('until the shop is open, probes and visitors are told to wait', async () => {
  const health = createHealth();
  const listening = await listen(health.handle, { port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${listening.port}`;
  const statuses = async (): Promise<number[]> =>
    Promise.all(['/healthz', '/readyz', '/'].map(async (path) => (await fetch(origin + path)).status));

  expect(await statuses()).toEqual([503, 503, 503]);
  let isDatabaseUp = true;
  health.open(
    (_incoming, outgoing) => outgoing.end('page'),
    () => (isDatabaseUp ? Promise.resolve() : Promise.reject(new Error('gone'))),
  );
  expect(await statuses()).toEqual([200, 200, 200]);
  health.open(
    (_incoming, outgoing) => outgoing.end('page'),
    () => (isDatabaseUp ? Promise.resolve() : Promise.reject(new Error('gone'))),
    ['a setting is missing'],
  );
  expect(await (await fetch(`${origin}/readyz`)).text()).toBe('ready\nwarning: a setting is missing\n');
  isDatabaseUp = false;
  expect(await statuses()).toEqual([200, 503, 200]);
  isDatabaseUp = true;
  health.leave();
  expect(await statuses()).toEqual([200, 503, 200]);
  await listening.stop();
});

test('running requests are completed, and new connections are refused', async () => {
  const arrival = Promise.withResolvers<ServerResponse>();
  const listening = await listen((_incoming, outgoing) => arrival.resolve(outgoing), {
    port: 0,
    host: '127.0.0.1',
  });
  const origin = `http://127.0.0.1:${listening.port}`;
  const answer = fetch(origin);
  const outgoing = await arrival.promise;
  const stopping = listening.stop();
  await expect(fetch(origin, { headers: { connection: 'close' } })).rejects.toThrow();
  outgoing.end('whole');
  expect(await (await answer).text()).toBe('whole');
  await stopping;
});

test('a port that is in use is an error, not a second shop', async () => {
  const first = await listen((_incoming, outgoing) => outgoing.end(), { port: 0, host: '127.0.0.1' });
  await expect(listen(() => undefined, { port: first.port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${first.port} is taken`,
  );
  await first.stop();
});
