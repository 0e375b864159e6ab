import { afterEach, expect, test, vi } from 'vitest';
import { retryPageData } from './page-data.ts';

const PAGE = new URL('https://shop.test/cart/_.data?_routes=root');

afterEach(() => vi.unstubAllGlobals());

/** The browser's fetch, wrapped; the network gives these in turn, and an aborted request never reaches it. */
function openPage(...answers: (number | Error)[]) {
  const asked: string[] = [];
  const window = {
    fetch: async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
      init.signal?.throwIfAborted();
      asked.push(`${init.method ?? 'GET'} ${String(input)}`);
      const answer = answers.shift() ?? 200;
      if (answer instanceof Error) throw answer;
      return new Response('', { status: answer });
    },
  };
  vi.stubGlobal('window', window);
  retryPageData();
  return { window, asked };
}

test.each([408, 409, 425, 429, 500, 502, 503, 504, new TypeError('Failed to fetch')])(
  'the data of a page is asked for once more after %s',
  async (failure) => {
    const mended = openPage(failure);
    expect((await mended.window.fetch(PAGE, { signal: new AbortController().signal })).status).toBe(200);
    expect(mended.asked).toHaveLength(2);
    const broken = openPage(failure, 503);
    expect((await broken.window.fetch(PAGE)).status).toBe(503);
    expect(broken.asked).toHaveLength(2);
  },
);

test('what is answered well, is not found or writes is asked for once', async () => {
  const { window, asked } = openPage(200, 404, 503);
  for (const init of [{}, {}, { method: 'POST' }]) await window.fetch(PAGE, init);
  expect(asked).toHaveLength(3);
});

test('requests of others go as they are', async () => {
  const { window, asked } = openPage(503, 503);
  await window.fetch('/builds/latest.json?1');
  await window.fetch(new URL('https://mc.yandex.ru/watch/1'));
  expect(asked).toHaveLength(2);
});

test('a navigation that was given up is not asked for again', async () => {
  const abandoned = new AbortController();
  const { window, asked } = openPage();
  abandoned.abort();
  await expect(window.fetch(PAGE, { signal: abandoned.signal })).rejects.toThrow('aborted');
  expect(asked).toEqual([]);
});
