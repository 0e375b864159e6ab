import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createRefresher } from './refresher.ts';

afterEach(() => vi.restoreAllMocks());

/** An API that exchanges any token and counts the requests. */
function countingApi() {
  let asked = 0;
  const call = async (): Promise<Response> => {
    asked += 1;
    return Response.json({
      token: `access-${asked}`,
      refreshToken: `refresh-${asked}`,
      refreshTokenExpiration: 1,
    });
  };
  return { call, asked: () => asked };
}

test('an exchanged token gives the same new tokens for half a minute, and is then exchanged again', async () => {
  const started = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(started);
  /** Advances the clock; the cache reads it at most once per millisecond. */
  const goOn = async (ms: number): Promise<void> => {
    clock.mockReturnValue(started + ms);
    await wait(5);
  };
  const { call, asked } = countingApi();
  const refresher = createRefresher();
  const first = await refresher.refresh('old', call);
  await goOn(29_999);
  expect(await refresher.refresh('old', call)).toEqual(first);
  expect(asked()).toBe(1);
  await goOn(30_001);
  await refresher.refresh('old', call);
  expect(asked()).toBe(2);
});

test('a failure is not cached', async () => {
  const { call, asked } = countingApi();
  const refresher = createRefresher();
  const failing = async (): Promise<Response> => new Response(null, { status: 503 });
  expect((await refresher.refresh('old', failing)).kind).toBe('failed');
  expect((await refresher.refresh('old', call)).kind).toBe('renewed');
  expect(asked()).toBe(1);
});
