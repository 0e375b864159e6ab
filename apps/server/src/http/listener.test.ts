import { mkdir, writeFile, mkdtemp, rm } from 'node:fs/promises';
import { request as nodeRequest } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INBOUND_MAIL } from '@yahont/contracts/support/inbound-mail.ts';
import { ATTACHED_FORM_BYTES } from '@yahont/values/leads/attachments.ts';
import { createLog } from '@yahont/api/compose.ts';
import { indexFolder } from '#src/files/index-folder.ts';
import { folderStore } from '#src/pictures/picture-store.ts';
import { fieldsOf, openDoor, type OpenDoor } from '#src/testing/open-door.ts';
import { tmpdir } from 'node:os';

const HASH = '0123456789abcdef0123';
const SECRET = 'a secret of the relay';
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
let door: OpenDoor;
let folder: string;
let originalsRead = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yahont-files-'));
  await mkdir(join(folder, 'client', 'assets'), { recursive: true });
  await mkdir(join(folder, 'films'));
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'client', 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'client', 'assets', 'root-1.js'), `let a = '${'a'.repeat(3000)}'`);
  await writeFile(join(folder, 'films', 'ring.mp4'), film);
  const original = sharp({ create: { width: 700, height: 700, channels: 3, background: '#b08040' } });
  await writeFile(join(folder, 'pictures', `${HASH}.webp`), await original.webp().toBuffer());
  const store = folderStore(join(folder, 'pictures'));
  door = await openDoor({
    builtFiles: await indexFolder(join(folder, 'client')),
    films: await indexFolder(join(folder, 'films'), '/films'),
    pictures: {
      read: (hash) => {
        originalsRead += 1;
        return store.read(hash);
      },
    },
  });
});
afterAll(async () => {
  await door.close();
  await rm(folder, { recursive: true, force: true });
});

test('repeated slashes are merged, and the query is kept', async () => {
  const response = await door.browse('/catalog//koltsa/?sort=price');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/catalog/koltsa/?sort=price');
});

test('a request id is accepted and returned', async () => {
  const given = await door.browse('/catalog/koltsa/', { headers: { 'x-request-id': 'from-the-balancer' } });
  expect(given.headers.get('x-request-id')).toBe('from-the-balancer');
  const kept = await door.browse('/catalog/koltsa/', { headers: { 'x-request-id': 'another-one' } });
  expect(kept.headers.get('x-request-id')).toBe('another-one');
  expect((await door.browse('/api/visitor')).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

test('the id of the build is served and never cached', async () => {
  const response = await door.browse('/builds/latest.json?1');
  expect(await response.json()).toEqual({ id: 'build-1' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('files of the build are compressed and cached permanently, public ones for an hour', async () => {
  const asset = await door.browse('/assets/root-1.js', { headers: { 'accept-encoding': 'br' } });
  expect(asset.headers.get('content-encoding')).toBe('br');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect((await asset.text()).length).toBeGreaterThan(3000);
  const again = await door.browse('/assets/root-1.js', {
    headers: { 'if-none-match': asset.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect(await (await door.browse('/robots.txt')).text()).toBe('User-agent: *');
  expect((await door.browse('/assets/root-2.js')).status).toBe(404);
});

test('a film can be read in parts', async () => {
  const part = await door.browse('/films/ring.mp4', { headers: { range: 'bytes=10-19' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 10-19/1000');
  expect(Buffer.from(await part.arrayBuffer())).toEqual(film.subarray(10, 20));
  const end = await door.browse('/films/ring.mp4', { headers: { range: 'bytes=-5' } });
  expect(Buffer.from(await end.arrayBuffer())).toEqual(film.subarray(995));
  expect((await door.browse('/films/ring.mp4', { headers: { range: 'bytes=5000-' } })).status).toBe(416);
  expect((await door.browse('/films/ring.mp4')).headers.get('content-length')).toBe('1000');
});

test.each([
  ['bytes=-5000', 206, 'bytes 0-999/1000'],
  ['bytes=990-5000', 206, 'bytes 990-999/1000'],
  ['bytes=-0', 416, 'bytes */1000'],
  ['bytes=0-0,500-509', 200, null],
  ['bytes=9-2', 200, null],
  ['bytes=-', 200, null],
  ['frames=1-2', 200, null],
])('the part «%s» of a film of 1000 bytes is answered with %i', async (range, status, part) => {
  const answer = await door.browse('/films/ring.mp4', { headers: { range } });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-range')).toBe(part);
});

test('a picture is made once per width and format, and no wider than its original', async () => {
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => door.browse(`/pictures/${HASH}/320.avif`)),
  );
  const bytes = Buffer.from(await (responses[0] ?? Response.error()).arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, format: 'heif' });
  expect(originalsRead).toBe(1);
  expect(responses[0]?.headers.get('cache-control')).toContain('immutable');
  // Letters, feeds and other sites show it.
  expect(responses[0]?.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  await door.browse(`/pictures/${HASH}/320.avif`);
  expect(originalsRead).toBe(1);
  const wide = await door.browse(`/pictures/${HASH}/1600.webp`);
  expect(await sharp(Buffer.from(await wide.arrayBuffer())).metadata()).toMatchObject({
    width: 700,
    format: 'webp',
  });
  expect((await door.browse(`/pictures/${HASH}/640.jpeg`)).headers.get('content-type')).toBe('image/jpeg');
});

test.each([
  `/pictures/${HASH}/321.webp`,
  `/pictures/${HASH}/320.png`,
  '/pictures/ffffffffffffffff/320.webp',
  '/pictures/../secret.txt',
  '/films/none.mp4',
])('%s is missing', async (path) => {
  expect((await rawGet(path)).status).toBe(404);
});

test.each([
  '/assets/../../secret.txt',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/films/..%2fsecret.txt',
  '/films/%2e%2e%2fsecret.txt',
  '/pictures/..%2f..%2fsecret/320.webp',
  '/assets/\0root-1.js',
])('%s does not lead out of the folder', async (path) => {
  const { body } = await rawGet(path);
  expect(body).not.toContain('secret\n');
  expect(body).not.toBe('secret');
});

const LONG = 'я'.repeat(512 * 1024 + 1);
const longForm = () => {
  const form = new FormData();
  form.set('body', '{}');
  form.set('file', new File([LONG], 'фасад.jpg', { type: 'image/jpeg' }));
  return form;
};
/** Its length is not announced, so it is counted during reading. */
const longStream = () => new Blob([LONG]).stream();

test.each<[what: string, path: string, body: () => NonNullable<RequestInit['body']>]>([
  ['JSON', '/api/cart/lines', () => LONG],
  ['JSON of unknown length', '/api/cart/lines', longStream],
  ['a form with a file', '/api/leads', longForm],
  ['a form of unknown length', '/api/leads', longStream],
  ['a call of staff', '/office/api/texts', () => LONG],
])('%s that is too long is refused in Russian and does not reach the API', async (_what, path, body) => {
  const response = await door.browse(path, { method: 'POST', body: body(), duplex: 'half' });
  expect(response.status).toBe(413);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(await fieldsOf(response)).toMatchObject({
    code: 'body-too-large',
    status: 413,
    title: 'Слишком длинный запрос',
  });
  expect(door.api.callsTo(path)).toEqual([]);
});

test('a letter of a mail relay may be longer than a call, where letters are received', async () => {
  const receiving = await openDoor({ relaySecret: SECRET });
  try {
    const bring = (to: OpenDoor, length: number) =>
      fetch(to.origin + INBOUND_MAIL.path, {
        method: 'POST',
        headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${SECRET}` },
        body: 'x'.repeat(length),
      });
    await bring(receiving, INBOUND_MAIL.bytes + 1);
    expect(receiving.api.callsTo(INBOUND_MAIL.path)).toHaveLength(1);
    expect((await bring(receiving, INBOUND_MAIL.doorBytes + 1)).status).toBe(413);
    expect((await bring(door, INBOUND_MAIL.bytes)).status).toBe(413);
  } finally {
    await receiving.close();
  }
});

test.each([
  ['a question', '/request/feedback/', 256 * 1024],
  ['premises with photographs', '/request/rent/', ATTACHED_FORM_BYTES],
  ['premises sent by the router', '/request/rent/_.data', ATTACHED_FORM_BYTES],
])('the form of %s may not be longer than %s takes', async (_what, path, limit) => {
  const response = await door.browse(path, {
    method: 'POST',
    body: 'x'.repeat(limit + 1),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(response.status).toBe(413);
  expect(await response.text()).toContain('<html lang="ru"');
});

test('a method that no page supports is refused', async () => {
  expect((await door.browse('/cart/', { method: 'DELETE' })).status).toBe(405);
});

test('a long answer of the API is compressed', async () => {
  door.api.answers.set('/api/long', () => Response.json({ text: 'я'.repeat(5000) }));
  const response = await door.browse('/api/long', { headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  expect(await fieldsOf(response)).toEqual({ text: 'я'.repeat(5000) });
});

/** Sends the path unchanged: `fetch` would normalise it. */
function rawGet(path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(door.origin);
  return new Promise((resolve, reject) => {
    const sent = nodeRequest({ host: hostname, port, path: encodeNull(path) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

function encodeNull(path: string): string {
  return path.replaceAll('\0', '%00');
}

test('when even the error answer fails the connection is closed, so that nobody waits', async () => {
  const log = createLog('silent');
  const told: unknown[] = [];
  log.error = (fields: unknown, text?: unknown) => {
    told.push(text ?? fields);
    if (text === 'request failed') throw new Error('the disk is full');
  };
  const lame = await openDoor({ log });
  try {
    lame.web.make = async () => {
      throw new Error('broken');
    };
    await expect(lame.browse('/catalog/koltsa/', { signal: AbortSignal.timeout(5000) })).rejects.toThrow(
      'fetch failed',
    );
    expect(told).toEqual(['request failed', 'answer failed']);
  } finally {
    await lame.close();
  }
});
