import { afterEach, expect, test } from 'vitest';
import { Overload } from '#src/limits/overload.ts';
import { openDoor, type OpenDoor } from '#src/testing/open-door.ts';

let door: OpenDoor;
afterEach(() => door.close());

async function refused(status: 429 | 503): Promise<{ retryAfter: string | null; refresh: number | null }> {
  door.web.render = () => Promise.reject(new Overload(status, 2));
  const response = await door.browse(`/catalog/koltsa/`);
  expect(response.status).toBe(status);
  const seconds = /http-equiv="refresh" content="(\d+)"/.exec(await response.text())?.[1];
  return { retryAfter: response.headers.get('retry-after'), refresh: seconds ? Number(seconds) : null };
}

test('pages that were refused together load themselves again spread over two to five seconds', async () => {
  door = await openDoor();
  // So many that a missing one of four seconds is a fault and no chance.
  const found = await Promise.all(Array.from({ length: 100 }, async () => (await refused(503)).refresh));
  expect([...new Set(found)].toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([2, 3, 4, 5]);
});

test('a page does not load itself again for one who asked too much', async () => {
  door = await openDoor();
  expect(await refused(429)).toEqual({ retryAfter: '2', refresh: null });
});
