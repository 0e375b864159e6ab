import { afterEach, expect, test, vi } from 'vitest';
import {
  addToCart,
  becomeVisitor,
  CallFailed,
  forgetFavourite,
  getVisitorSummary,
  rememberFavourite,
} from './browser.ts';

afterEach(() => vi.unstubAllGlobals());

/** A fake network: returns these answers in turn, then repeats the last one; an Error means no answer. */
function network(...answers: (number | Error)[]) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    calls.push(`${method} ${path}`);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(Response.json({ code: 'said' }, { status: answer ?? 200 }));
  });
  return calls;
}

const WRITES = [
  () => addToCart({ skuId: 1, quantity: 1 }),
  () => rememberFavourite(1),
  () => forgetFavourite(1),
];

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a GET is retried once on %i', async (status) => {
  const mended = network(status, 200);
  await expect(getVisitorSummary()).resolves.toEqual({ code: 'said' });
  expect(mended).toEqual(['GET /api/visitor', 'GET /api/visitor']);
  const broken = network(status);
  await expect(getVisitorSummary()).rejects.toMatchObject({ status, problem: { code: 'said' } });
  expect(broken).toHaveLength(2);
});

test('a write goes on when the page is left, a GET ends with it', async () => {
  const lasting: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { keepalive }: RequestInit) => {
    lasting.push(keepalive);
    return Promise.resolve(Response.json({}));
  });
  for (const write of WRITES) await write();
  await getVisitorSummary();
  expect(lasting).toEqual([true, true, true, false]);
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a write is never repeated on %i', async (status) => {
  for (const write of WRITES) {
    const calls = network(status, 200);
    await expect(write()).rejects.toBeInstanceOf(CallFailed);
    expect(calls).toHaveLength(1);
  }
});

test.each([400, 401, 403, 404, 410, 422, 501])('nothing is retried on %i', async (status) => {
  const calls = network(status, 200);
  await expect(getVisitorSummary()).rejects.toMatchObject({ status });
  expect(calls).toHaveLength(1);
});

test('a GET without an answer is retried once, a write is not: it may have arrived', async () => {
  const offline = new TypeError('Failed to fetch');
  const read = network(offline, 200);
  await expect(getVisitorSummary()).resolves.toEqual({ code: 'said' });
  expect(read).toHaveLength(2);
  const gone = network(offline);
  await expect(getVisitorSummary()).rejects.toBe(offline);
  expect(gone).toHaveLength(2);
  for (const write of WRITES) {
    const calls = network(offline, 200);
    await expect(write()).rejects.toBe(offline);
    expect(calls).toHaveLength(1);
  }
});

test('while an anonymous token is being requested other calls wait, whether it arrives or not', async () => {
  for (const status of [201, 500]) {
    const asked: string[] = [];
    const { promise: token, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return path === '/api/fuser' ? token : Promise.resolve(Response.json({}));
    });
    const arriving = becomeVisitor().catch(() => {});
    const added = addToCart({ skuId: 1, quantity: 1 });
    await new Promise((go) => setTimeout(go));
    expect(asked).toEqual(['/api/fuser']);
    resolve(Response.json({}, { status }));
    await Promise.all([arriving, added]);
    expect(asked).toEqual(['/api/fuser', '/api/cart/lines']);
  }
});

test('a second request for a token does not wait for itself', async () => {
  const calls = network(new TypeError('Failed to fetch'), 200);
  await expect(becomeVisitor()).rejects.toThrow('Failed to fetch');
  await expect(becomeVisitor()).resolves.toEqual({ code: 'said' });
  expect(calls).toHaveLength(2);
});
