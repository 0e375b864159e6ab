import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDoor, type OpenDoor } from '#src/testing/open-door.ts';
import { createKeptAnswers } from './kept-answers.ts';

const RING = '/api/catalogue/products/7';
const START = Date.UTC(2026, 10, 30, 10, 0, 0);

let door: OpenDoor;
let now = START;
let answer = 0;
beforeEach(async () => {
  now = START;
  door = await openDoor({ now: () => now });
  door.api.answers.set(RING, ({ headers }) => {
    answer += 1;
    return Response.json({ answer, city: headers.get('user-location-id'), text: 'кольцо '.repeat(300) });
  });
});
afterEach(() => door.close());

const read = async (init: Parameters<OpenDoor['browse']>[1] = { cookie: 'city=300' }, path = RING) =>
  (await door.browse(path, init)).json();
const asked = () => door.api.callsTo(RING).length;

test('an answer is asked for once, and again after any change', async () => {
  const first = await read();
  expect(await read()).toEqual(first);
  expect(asked()).toBe(1);
  for (const tag of ['stock:7', 'product:9', 'catalogue', 'stores', 'everything']) {
    const before = asked();
    await door.api.announce([tag]);
    await read();
    expect(asked(), tag).toBe(before + 1);
  }
  await door.api.announce(['session-ended:1', 'processes']);
  const before = asked();
  await read();
  expect(asked()).toBe(before);
});

test('an answer is not kept into the next minute', async () => {
  now = START + 59_999;
  await read();
  await read();
  expect(asked()).toBe(1);
  now = START + 60_000;
  await read();
  expect(asked()).toBe(2);
});

test('cities, addresses and clients with a city of their own have answers of their own', async () => {
  expect(await read({ cookie: 'city=300' })).toMatchObject({ city: '300' });
  expect(await read({ cookie: 'city=216' })).toMatchObject({ city: '216' });
  expect(await read({ cookie: 'city=300', headers: { 'user-location-id': '216' } })).toMatchObject({
    city: '216',
  });
  const app = await fetch(door.origin + RING, { headers: { cookie: 'city=300' } });
  expect(await app.json()).toMatchObject({ city: null });
  await read(undefined, `${RING}?x=1`);
  expect(asked()).toBe(4);
});

test('an answer that was asked for before a change is not kept after it', () => {
  const kept = createKeptAnswers(() => now);
  const keep = kept.begin('a');
  kept.drop();
  keep({}, Buffer.from('old'));
  expect(kept.find('a')).toBeUndefined();
  kept.begin('a')({}, Buffer.from('new'));
  expect(kept.find('a')?.body.toString()).toBe('new');
});

test('an answer to a very long address is not kept', () => {
  const kept = createKeptAnswers(() => now);
  for (const length of [512, 513]) kept.begin('a'.repeat(length))({}, Buffer.from('answer'));
  expect([512, 513].map((length) => kept.find('a'.repeat(length))?.body.toString())).toEqual([
    'answer',
    undefined,
  ]);
});

test('what the API says about keeping an answer in the browser is kept with it', async () => {
  const headers = { 'cache-control': 'private, max-age=60' };
  door.api.answers.set(RING, () => Response.json({}, { headers }));
  for (let time = 0; time < 2; time += 1)
    expect((await door.browse(RING)).headers.get('cache-control')).toBe('private, max-age=60');
  expect(asked()).toBe(1);
});

test('a refusal is never kept', async () => {
  door.api.answers.set(RING, () => Response.json({}, { status: 404 }));
  await read();
  await read();
  expect(asked()).toBe(2);
});

test('each client gets the encoding that it reads, with the headers of any call', async () => {
  const raw = async (encoding: string) =>
    new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
      const headers = { 'accept-encoding': encoding, 'sec-fetch-site': 'same-origin', cookie: 'city=300' };
      request(door.origin + RING, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
      })
        .on('error', reject)
        .end();
    });
  const plain = await raw('identity');
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, body } = await raw(encoding);
    expect(unpack(body)).toEqual(plain.body);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(body.length),
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      vary: 'Accept-Encoding',
    });
    expect(headers['x-request-id']).not.toBe(plain.headers['x-request-id']);
  }
  expect(asked()).toBe(1);
});
