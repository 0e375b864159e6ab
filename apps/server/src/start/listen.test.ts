import { Agent, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { commonHeaders } from '../http/headers/security-headers.ts';
import { createHealth } from './health.ts';
import { listen } from './listen.ts';

test('until the shop is open, probes and visitors are told to wait', async () => {
  const health = createHealth(0, {});
  const listening = await listen(health.handle, { port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${listening.port}`;
  const statuses = async (): Promise<number[]> =>
    Promise.all(['/healthz', '/readyz', '/'].map(async (path) => (await fetch(origin + path)).status));

  expect(await statuses()).toEqual([503, 503, 503]);
  const answerPage = (_incoming: unknown, outgoing: ServerResponse) => void outgoing.end('page');
  health.open(answerPage, { ping: () => Promise.resolve() });
  expect(await statuses()).toEqual([200, 200, 200]);
  health.leave();
  expect(await statuses()).toEqual([200, 503, 200]);
  await listening.stop();
});

test('probes and the page of a shop that starts have the headers of every answer', async () => {
  const common = commonHeaders({ isHttps: true });
  const health = createHealth(0, common);
  const listening = await listen(health.handle, { port: 0, host: '127.0.0.1' });
  const expectHeaders = async (paths: readonly string[]): Promise<void> => {
    for (const path of paths) {
      const { headers } = await fetch(`http://127.0.0.1:${listening.port}${path}`);
      expect(Object.fromEntries(headers), path).toMatchObject(common);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    }
  };
  await expectHeaders(['/healthz', '/readyz', '/']);
  health.open(() => undefined, { ping: () => Promise.resolve() });
  await expectHeaders(['/healthz', '/readyz']);
  await listening.stop();
});

test('a process without its database is ready and says so: kept pages, listings and search need none', async () => {
  const health = createHealth(0, {});
  const listening = await listen(health.handle, { port: 0, host: '127.0.0.1' });
  const probe = async (): Promise<[number, string]> => {
    const answer = await fetch(`http://127.0.0.1:${listening.port}/readyz`);
    return [answer.status, await answer.text()];
  };
  let pings = 0;
  let ping = (): Promise<void> => Promise.resolve();
  const troubles: string[] = [];
  health.open((_incoming, outgoing) => void outgoing.end('page'), {
    ping: () => {
      pings += 1;
      return ping();
    },
    warnings: ['a setting is missing'],
    troubles: () => troubles,
  });
  expect(await probe()).toEqual([200, 'ready\ndatabase: answers\nwarning: a setting is missing\n']);
  ping = () => Promise.reject(new Error('gone'));
  troubles.push('the captcha does not answer');
  expect(await probe()).toEqual([
    200,
    'ready\ndatabase: away\nwarning: a setting is missing\nwarning: the captcha does not answer\n',
  ]);
  const silence = Promise.withResolvers<undefined>();
  ping = () => silence.promise;
  pings = 0;
  const silent = await Promise.all([probe(), probe(), probe()]);
  for (const answer of silent) expect(answer).toEqual([200, expect.stringContaining('database: slow')]);
  expect(pings).toBe(1);
  silence.resolve(undefined);
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

test('connections above the most are closed, and each accepted one is noted', async () => {
  let noted = 0;
  const listening = await listen((_incoming, outgoing) => outgoing.end('page'), {
    port: 0,
    host: '127.0.0.1',
    mostConnections: 2,
    mostOfAddress: 1,
    onConnection: () => {
      noted += 1;
    },
  });
  const sockets = [1, 2, 3].map(() => connect(listening.port, '127.0.0.1'));
  const closed = new Promise((resolve) => {
    for (const socket of sockets) socket.on('error', () => undefined).once('close', resolve);
  });
  await closed;
  // This machine's own addresses have no limit of their own.
  expect([noted, sockets.filter(({ destroyed }) => destroyed).length]).toEqual([2, 1]);
  for (const socket of sockets) socket.destroy();
  await listening.stop();
});

test('a process that leaves still answers, and each answer closes its connection', async () => {
  const listening = await listen((_incoming, outgoing) => void outgoing.end('page'), {
    port: 0,
    host: '127.0.0.1',
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      request({ host: '127.0.0.1', port: listening.port, agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.headers.connection));
      })
        .on('error', reject)
        .end();
    });
  expect(await ask()).toBe('keep-alive');
  listening.leave();
  expect(await ask()).toBe('close');
  expect(await ask()).toBe('close');
  agent.destroy();
  await listening.stop();
});
