import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as nodeRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '@yahont/api/compose.ts';
import { openDoor, type OpenDoor } from '#src/testing/open-door.ts';
import { createHealth } from '#src/start/health.ts';
import { listen } from '#src/start/listen.ts';
import { sameOrigin } from './same-origin.ts';

let door: OpenDoor;
afterEach(() => door.close());

/** Sends requests that `fetch` would refuse. */
function raw(
  method: string,
  path: string,
  headers: string[] = ['Host', 'a'],
): Promise<{ status: number; allow: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(door.origin);
    const sent = nodeRequest({ host: hostname, port, path, method, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, allow: response.headers.allow ?? '' });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** A log that keeps its messages with their levels. */
function logInto(told: { level: string; fields: unknown; text: unknown }[]) {
  const log = createLog('debug');
  const keep = (level: string) => (fields: unknown, text?: unknown) => {
    told.push({ level, fields, text });
  };
  return Object.assign(log, {
    error: keep('error'),
    warn: keep('warn'),
    info: keep('info'),
    debug: keep('debug'),
  });
}

test.each(['TRACE', 'PROPFIND', 'LOCK'])('%s is refused everywhere and is no fault', async (method) => {
  const told: Parameters<typeof logInto>[0] = [];
  door = await openDoor({ log: logInto(told) });
  for (const path of ['/api/visitor', '/office/api/me', '/cart/', '/assets/none.js']) {
    const { status, allow } = await raw(method, path);
    expect([path, status]).toEqual([path, 405]);
    expect(allow).toContain('GET');
  }
  expect(told.filter(({ level }) => level === 'error')).toEqual([]);
});

test('two Host headers are refused, of a cached page too', async () => {
  door = await openDoor();
  await door.browse('/catalog/koltsa/');
  expect((await raw('GET', '/catalog/koltsa/', ['Host', 'a', 'Host', 'b'])).status).toBe(400);
  expect((await raw('GET', '/catalog/koltsa/', ['Host', 'a'])).status).toBe(200);
});

test('pages, calls and files belong to the shop, and pictures may be shown elsewhere', async () => {
  door = await openDoor();
  const policyOf = async (path: string) =>
    (await door.browse(path)).headers.get('cross-origin-resource-policy');
  for (const path of ['/catalog/koltsa/', '/cart/', '/api/visitor', '/assets/none.js'])
    expect(await policyOf(path), path).toBe('same-origin');
});

test('of the files of the build only pictures may be shown elsewhere, kept ones included', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-built-'));
  const path = join(folder, 'file');
  await writeFile(path, 'x');
  const file = { path, size: 1, etag: '"1"' };
  const addresses = ['/assets/logo.svg', '/icon-192.png', '/assets/root.js', '/assets/root.css'];
  door = await openDoor({ builtFiles: new Map(addresses.map((address) => [address, file])) });
  for (const address of addresses) {
    const policy = /svg|png/.test(address) ? 'cross-origin' : 'same-origin';
    for (const [headers, status] of [
      [{}, 200],
      [{ 'if-none-match': '"1"' }, 304],
    ] as const) {
      const answer = await door.browse(address, { headers });
      expect([address, answer.status]).toEqual([address, status]);
      expect(answer.headers.get('cross-origin-resource-policy'), address).toBe(policy);
    }
  }
  await rm(folder, { recursive: true });
});

test('a path with a link to something of value is logged without it', async () => {
  const told: Parameters<typeof logInto>[0] = [];
  door = await openDoor({ log: logInto(told) });
  door.web.make = async () => {
    throw new Error('broken');
  };
  const paths = ['/certificates/gift/s3cret/', '/draft/s3cret/', '/api/certificates/links/s3cret'];
  for (const path of paths) await door.browse(path);
  await expect.poll(() => told.length).toBeGreaterThanOrEqual(5);
  expect(told.some(({ level }) => level === 'error')).toBe(true);
  expect(JSON.stringify(told)).not.toContain('s3cret');
});

test('X-Forwarded-For that nobody trusts is warned of once an hour', async () => {
  let now = Date.now();
  const told: Parameters<typeof logInto>[0] = [];
  const log = logInto(told);
  door = await openDoor({ log, now: () => now });
  const ask = () => door.browse('/catalog/koltsa/', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  const warnings = () => told.filter(({ level }) => level === 'warn').length;
  await door.browse('/catalog/koltsa/');
  expect(warnings()).toBe(0);
  await ask();
  await ask();
  expect(warnings()).toBe(1);
  now += 61 * 60 * 1000;
  await ask();
  expect(warnings()).toBe(2);
  await door.close();
  door = await openDoor({ log, now: () => now, trustedProxies: 1 });
  await ask();
  expect(warnings()).toBe(2);
});

test.each([
  ['its own origin', { origin: 'https://yahont.example' }, true, true],
  ['another name that leads to it', { origin: 'http://evil.example', host: 'evil.example' }, false, true],
  [
    'another name, called same-origin by the browser',
    { origin: 'http://evil.example', host: 'evil.example', 'sec-fetch-site': 'same-origin' },
    false,
    true,
  ],
  ['no origin, called same-origin', { 'sec-fetch-site': 'same-origin' }, true, true],
  ['another site', { origin: 'https://yahont.example', 'sec-fetch-site': 'cross-site' }, false, false],
  ['nothing', {}, false, false],
])('with a public address a form from %s: %j', (_what, headers, isAccepted, withoutOne) => {
  const given = new Headers(headers);
  expect(sameOrigin('https://yahont.example', { isPublic: true })(given)).toBe(isAccepted);
  expect(sameOrigin('https://yahont.example', { isPublic: false })(given)).toBe(withoutOne);
});

test('what a shop lacks is told to this machine only', async () => {
  door = await openDoor();
  const readyOf = async (trustedProxies: number, forwardedFor?: string): Promise<string> => {
    const health = createHealth(trustedProxies, {});
    const listening = await listen(health.handle, { port: 0, host: '127.0.0.1' });
    health.open(() => undefined, { ping: () => Promise.resolve(), warnings: ['no captcha'] });
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
    const answer = await fetch(`http://127.0.0.1:${listening.port}/readyz`, { headers });
    expect(answer.status).toBe(200);
    await listening.stop();
    return answer.text();
  };
  for (const told of [await readyOf(0), await readyOf(1), await readyOf(1, '127.0.0.1')])
    expect(told).toContain('no captcha');
  for (const told of [
    await readyOf(0, '127.0.0.1'),
    await readyOf(0, '203.0.113.9'),
    await readyOf(1, '203.0.113.9'),
  ])
    expect(told).toBe('ready\n');
});

/** Sends bytes as they are; answers with everything that came until the connection was closed. */
function sendBytes(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(door.origin);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

test.each([
  ['both lengths', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['two lengths', 'Content-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  ['a chunk that is no number', 'Transfer-Encoding: chunked\r\n\r\nx\r\n'],
  ['another last coding', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
])('a message whose end is doubtful is refused, and so is what follows it: %s', async (_what, rest) => {
  door = await openDoor();
  const answer = await sendBytes(
    `POST /api/feedback HTTP/1.1\r\nHost: a\r\n${rest}GET /api/visitor HTTP/1.1\r\nHost: a\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(door.api.callsTo('/api/visitor')).toEqual([]);
});

test('no other origin may read an answer, whatever it asks', async () => {
  door = await openDoor();
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  for (const path of ['/catalog/', '/cart/', '/api/visitor', '/office/api/me', '/assets/none.js'])
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await door.browse(path, { method, headers });
      expect(answer.headers.get('access-control-allow-origin'), `${method} ${path}`).toBeNull();
    }
});

test.each(['/.git/config', '/.env', '/package.json', '/assets/', '/pictures/', '/apps/server/src/main.ts'])(
  '%s is no file of the site, and no folder is listed',
  async (path) => {
    door = await openDoor();
    const answer = await door.browse(path);
    expect([404, 200]).toContain(answer.status);
    // What is not a file is a page of the storefront, which this fake makes for any address.
    if (answer.status === 200)
      expect(new URL(door.web.rendered.at(-1)?.request.url ?? '').pathname).toBe(path);
  },
);
