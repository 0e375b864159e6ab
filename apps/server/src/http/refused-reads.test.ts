import { afterEach, expect, test, vi } from 'vitest';
import { Overload } from '#src/limits/overload.ts';
import { openDoor, type OpenDoor } from '#src/testing/open-door.ts';

let door: OpenDoor;
afterEach(async () => {
  vi.restoreAllMocks();
  await door.close();
});

async function refused(status: 429 | 503): Promise<{ retryAfter: string | null; refresh: number | null }> {
  door.web.render = () => Promise.reject(new Overload(status, 2));
  const response = await door.browse(`/catalog/koltsa/`);
  expect(response.status).toBe(status);
  const seconds = /http-equiv="refresh" content="(\d+)"/.exec(await response.text())?.[1];
  return { retryAfter: response.headers.get('retry-after'), refresh: seconds ? Number(seconds) : null };
}

test('pages that were refused together load themselves again spread over two to five seconds', async () => {
  door = await openDoor();
  const chance = vi.spyOn(Math, 'random');
  const found: unknown[] = [];
  for (const share of [0, 0.26, 0.51, 0.999]) {
    chance.mockReturnValue(share);
    found.push((await refused(503)).refresh);
  }
  expect(found).toEqual([2, 3, 4, 5]);
});

test('a page does not load itself again for one who asked too much', async () => {
  door = await openDoor();
  expect(await refused(429)).toEqual({ retryAfter: '2', refresh: null });
});
