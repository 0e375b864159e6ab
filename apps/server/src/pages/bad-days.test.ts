import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '@yahont/api/compose.ts';
import { openDoor, type OpenDoor } from '#src/testing/open-door.ts';

let door: OpenDoor;
afterEach(() => door.close());

const page = (text: string, status = 200) => ({
  response: new Response(text, { status, headers: { 'content-type': 'text/html' } }),
  tags: ['catalogue'],
});
const read = async (path: string): Promise<[number, string]> => {
  const response = await door.browse(path);
  return [response.status, await response.text()];
};

test('while no new page can be made, the one that was dropped is shown, and tried again after a while', async () => {
  let now = Date.now();
  door = await openDoor({ now: () => now });
  door.web.make = async () => page('old price');
  await read('/catalog/koltsa/');
  door.web.make = async () => page('the database is away', 503);
  await door.api.announce(['catalogue']);
  expect(await read('/catalog/koltsa/')).toEqual([200, 'old price']);
  const rendered = door.web.rendered.length;
  expect(await read('/catalog/koltsa/')).toEqual([200, 'old price']);
  expect(door.web.rendered, 'not each visitor waits for the database').toHaveLength(rendered);
  expect((await read('/catalog/sergi/'))[0], 'a page that was never kept is refused').toBe(503);
  door.web.make = async () => {
    throw new Error('broken');
  };
  now += 4000;
  expect(await read('/catalog/koltsa/')).toEqual([200, 'old price']);
  door.web.make = async () => page('new price');
  now += 4000;
  expect(await read('/catalog/koltsa/')).toEqual([200, 'new price']);

  door.web.make = async () => page('the database is away', 503);
  await door.api.announce(['catalogue']);
  expect(await read('/catalog/koltsa/')).toEqual([200, 'new price']);
  door.web.make = async () => page('newest price');
  await door.api.announce(['everything']);
  expect(await read('/catalog/koltsa/'), 'a change is a reason to try at once').toEqual([
    200,
    'newest price',
  ]);
});

test('an answer that may be behind the data says so, and no other does', async () => {
  let now = Date.now();
  door = await openDoor({ now: () => now });
  const mark = async (init: Parameters<OpenDoor['browse']>[1] = {}): Promise<string | null> =>
    (await door.browse('/catalog/koltsa/', init)).headers.get('cache-status');
  door.web.make = async () => page('old price');
  expect([await mark(), await mark()], 'made, and kept').toEqual([null, null]);
  const { headers } = await door.browse('/catalog/koltsa/');
  const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } };

  const hearing = door.api.changes.state();
  hearing.isHearing = false;
  expect([await mark(), await mark(known)], 'nobody tells of changes').toEqual([
    'yahont; hit; detail=unheard',
    'yahont; hit; detail=unheard',
  ]);
  hearing.isHearing = true;
  expect(await mark()).toBeNull();

  door.web.make = async () => page('the database is away', 503);
  now += 11 * 60_000;
  expect(await mark()).toBe('yahont; hit; detail=aged');
  await door.api.announce(['catalogue']);
  expect([await mark(), await mark(known)]).toEqual([
    'yahont; hit; detail=dropped',
    'yahont; hit; detail=dropped',
  ]);
  now += 4000;
  door.web.make = async () => page('new price');
  expect([await mark(), await mark()]).toEqual([null, null]);
});

test('a page that cannot be kept says so too while nobody tells of changes', async () => {
  door = await openDoor({ pageCacheBytes: null });
  door.web.make = async () => page('price');
  door.api.changes.state().isHearing = false;
  expect((await door.browse('/catalog/koltsa/')).headers.get('cache-status')).toBe(
    'yahont; hit; detail=unheard',
  );
});

test('pages that wait for the database do not stop other public pages, nor searches', async () => {
  door = await openDoor({ waitMs: 60_000, renderMs: 60_000 });
  const silence = Promise.withResolvers<undefined>();
  const { fetch } = door.api;
  const { make } = door.web;
  door.api.fetch = async (request, from) => {
    if (request.url.endsWith('/api/slow')) await silence.promise;
    return fetch(request, from);
  };
  door.web.make = async (asked) => {
    if (asked.request.url.includes('slow'))
      await asked.publicApi(new Request('http://api.internal/api/slow'));
    return make(asked);
  };
  const slow = Array.from({ length: 10 }, (_, index) => door.browse(`/catalog/slow-${index}/`));
  await expect.poll(() => door.web.rendered.length, { timeout: 15_000 }).toBe(10);
  expect((await door.browse('/catalog/koltsa/')).status).toBe(200);
  expect((await door.browse('/api/search/suggestions')).status).toBe(200);
  silence.resolve(undefined);
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(
    Array.from({ length: 10 }, () => 200),
  );
});

test('a page that takes too long is refused with a time to come back, and kept once it is made', async () => {
  door = await openDoor({ renderMs: 50 });
  const late = Promise.withResolvers<undefined>();
  door.web.make = async () => {
    await late.promise;
    return page('late');
  };
  const response = await door.browse('/catalog/koltsa/');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  late.resolve(undefined);
  await expect.poll(() => read('/catalog/koltsa/')).toEqual([200, 'late']);
  const { length } = door.web.rendered;
  await read('/catalog/koltsa/');
  expect(door.web.rendered).toHaveLength(length);
});

test('a page is shed rather than made to wait for long, and those who left are not rendered', async () => {
  const log = createLog('silent');
  log.error = vi.fn();
  door = await openDoor({ waitMs: 200, renderMs: 60_000, trustedProxies: 1, log });
  const busy = Promise.withResolvers<undefined>();
  const { make } = door.web;
  door.web.make = async (asked) => {
    await busy.promise;
    return make(asked);
  };
  const ask = (path: string, ip: string, signal?: AbortSignal) =>
    door.browse(path, { headers: { 'x-forwarded-for': ip }, ...(signal ? { signal } : {}) });
  const both = [ask('/catalog/a/', '203.0.113.1'), ask('/catalog/b/', '203.0.113.2')];
  await expect.poll(() => door.web.rendered.length, { timeout: 15_000 }).toBe(2);
  const startedAt = performance.now();
  expect((await ask('/catalog/c/', '203.0.113.3')).status).toBe(503);
  expect(performance.now() - startedAt).toBeGreaterThan(150);
  const leaving = new AbortController();
  const left = ask('/catalog/left/', '203.0.113.4', leaving.signal).catch(() => 'left');
  await new Promise((resolve) => setTimeout(resolve, 50));
  leaving.abort();
  expect(await left).toBe('left');
  await new Promise((resolve) => setTimeout(resolve, 50));
  busy.resolve(undefined);
  await Promise.all(both);
  expect((await ask('/catalog/d/', '203.0.113.5')).status).toBe(200);
  expect(door.web.rendered.map(({ request }) => new URL(request.url).pathname)).not.toContain(
    '/catalog/left/',
  );
  expect(log.error).not.toHaveBeenCalled();
});
