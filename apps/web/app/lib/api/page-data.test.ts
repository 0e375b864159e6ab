import { afterEach, expect, test, vi } from 'vitest';
import { SESSION_LOST } from '#app/lib/navigation/session-lost.ts';
import { askToSignIn, endSignInAsked, isSignInAsked } from '#app/base/requests/sign-in-again.ts';
import { lostRequest } from '#app/base/requests/lost-request.ts';
import { guardPageData } from './page-data.ts';

const PAGE = new URL('https://shop.test/cart/_.data?_routes=root');

afterEach(() => {
  vi.unstubAllGlobals();
  endSignInAsked();
});

/** A wrapped browser fetch; the fake network gives these answers in turn, and never receives an aborted request. */
function openPage(...answers: (number | Error | 'signed-out')[]) {
  const asked: string[] = [];
  const events = new EventTarget();
  const window = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    fetch: async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
      init.signal?.throwIfAborted();
      asked.push(`${init.method ?? 'GET'} ${String(input)}`);
      const answer = answers.shift() ?? 200;
      if (answer instanceof Error) throw answer;
      if (answer === 'signed-out') return new Response('', { status: 202, headers: { [SESSION_LOST]: '1' } });
      return new Response('', { status: answer });
    },
  };
  vi.stubGlobal('window', window);
  guardPageData();
  return { window, asked };
}

test.each([408, 409, 425, 429, 500, 502, 503, 504, new TypeError('Failed to fetch')])(
  'page data is requested once more after %s',
  async (failure) => {
    const mended = openPage(failure);
    expect((await mended.window.fetch(PAGE, { signal: new AbortController().signal })).status).toBe(200);
    expect(mended.asked).toHaveLength(2);
    const broken = openPage(failure, 503);
    expect((await broken.window.fetch(PAGE)).status).toBe(503);
    expect(broken.asked).toHaveLength(2);
  },
);

test('a success or a 404 is requested once, and so is a form', async () => {
  const { window, asked } = openPage(200, 404, 200, 404);
  for (const init of [{}, {}, { method: 'POST' }, { method: 'POST' }]) await window.fetch(PAGE, init);
  expect(asked).toHaveLength(4);
});

test.each([new TypeError('Failed to fetch'), 500, 502, 503, 504, 429])(
  'a form that gets %s stays pending until it is repeated',
  async (failure) => {
    const { window, asked } = openPage(failure, failure, 200);
    const answer = window.fetch(PAGE, { method: 'POST', body: 'name=Анна' });
    await vi.waitFor(() => expect(lostRequest()).not.toBeNull());
    expect(lostRequest()).toMatchObject({
      method: 'POST',
      reason: failure instanceof Error ? 'no-answer' : 'failed',
    });
    // The returning connection must not repeat a form: the first request may have arrived.
    window.dispatchEvent(new Event('online'));
    expect(asked).toHaveLength(1);
    const first = lostRequest();
    first?.repeat();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await vi.waitFor(() => expect(lostRequest()).not.toBeNull());
    expect(lostRequest()).not.toBe(first);
    lostRequest()?.repeat();
    expect((await answer).status).toBe(200);
    expect(lostRequest()).toBeNull();
    expect(asked).toHaveLength(3);
  },
);

test('a page without an answer is requested again when the connection returns', async () => {
  const offline = new TypeError('Failed to fetch');
  const { window, asked } = openPage(offline, offline, 200);
  const answer = window.fetch(PAGE);
  await vi.waitFor(() => expect(lostRequest()).toMatchObject({ method: 'GET', reason: 'no-answer' }));
  window.dispatchEvent(new Event('online'));
  expect((await answer).status).toBe(200);
  expect(asked).toHaveLength(3);
  expect(lostRequest()).toBeNull();
});

test('the next submit aborts a lost one', async () => {
  const router = new AbortController();
  const { window } = openPage(new TypeError('Failed to fetch'));
  const answer = window.fetch(PAGE, { method: 'POST', signal: router.signal });
  await vi.waitFor(() => expect(lostRequest()).not.toBeNull());
  router.abort();
  await expect(answer).rejects.toThrow('aborted');
  expect(lostRequest()).toBeNull();
});

test('an answer with an incomplete body counts as no answer', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('broken')) });
  const { window } = openPage();
  vi.stubGlobal('window', { ...window, fetch: () => Promise.resolve(new Response(body)) });
  guardPageData();
  const router = new AbortController();
  const answer = globalThis.window.fetch(PAGE, { method: 'POST', signal: router.signal });
  await vi.waitFor(() => expect(lostRequest()).toMatchObject({ reason: 'no-answer' }));
  router.abort();
  await expect(answer).rejects.toThrow('aborted');
});

test('other requests are passed through unchanged', async () => {
  const { window, asked } = openPage(503, 503);
  await window.fetch('/builds/latest.json?1');
  await window.fetch(new URL('https://mc.yandex.ru/watch/1'));
  expect(asked).toHaveLength(2);
});

test('an aborted navigation is not repeated', async () => {
  const abandoned = new AbortController();
  const { window, asked } = openPage();
  abandoned.abort();
  await expect(window.fetch(PAGE, { signal: abandoned.signal })).rejects.toThrow('aborted');
  expect(asked).toEqual([]);
});

test('a form without a session waits for the sign-in, what is loaded meanwhile too, and goes out unchanged', async () => {
  const { window, asked } = openPage('signed-out', 'signed-out', 200, 200);
  const form = window.fetch(PAGE, { method: 'POST', body: 'name=Анна' });
  await vi.waitFor(() => expect(isSignInAsked()).toBe(true));
  expect(lostRequest()).toMatchObject({ method: 'POST', reason: 'signed-out' });
  const page = window.fetch(PAGE);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await new Promise(setImmediate);
  // Its notice stays beside the button of the form.
  expect(lostRequest()).toMatchObject({ method: 'POST' });
  endSignInAsked();
  lostRequest()?.repeat();
  expect((await form).status).toBe(200);
  expect((await page).status).toBe(200);
  expect(lostRequest()).toBeNull();
});

test('what was asked for before the sign-in and answered after it is loaded once more', async () => {
  const { window, asked } = openPage('signed-out', 200);
  askToSignIn();
  const page = window.fetch(PAGE);
  endSignInAsked();
  expect((await page).status).toBe(200);
  expect(asked).toHaveLength(2);
});

test('a page without a session is left to the router while nothing waits for the sign-in', async () => {
  const { window, asked } = openPage('signed-out');
  expect((await window.fetch(PAGE)).headers.has(SESSION_LOST)).toBe(true);
  expect(asked).toHaveLength(1);
  expect(isSignInAsked()).toBe(false);
});
