import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#src/testing/database.ts';
import { announceChange, EVERYTHING, listenForChanges, type Tag } from './changes.ts';
import type { Database } from './database.ts';

type Notify = (tags: readonly Tag[]) => void;

/** A database of which only the notices are used; `miss` simulates a lost and reopened connection. */
function openNotices(): { database: Database; notify: Notify; miss: () => void } {
  let onPayload: (payload: string) => void = () => undefined;
  let onGap: () => void = () => undefined;
  const listen: Database['listen'] = (_channel, callback, { onGap: whenMissed = () => undefined } = {}) => {
    onPayload = callback;
    onGap = whenMissed;
    return Promise.resolve(() => Promise.resolve());
  };
  const notify: Notify = (tags) => onPayload(JSON.stringify(tags));
  // safe: only `listen` is used
  return { database: { listen } as Database, notify, miss: () => onGap() };
}

test('changes during a read arrive together, each tag once', async () => {
  const { database, notify } = openNotices();
  const changes = await listenForChanges(database, () => undefined);
  const heard: (readonly Tag[])[] = [];
  changes.subscribe(async (tags) => {
    heard.push(tags);
    await turn();
  });
  notify(['stock:1']);
  notify(['stock:2']);
  notify(['stock:2', 'stock:1']);
  notify(['stock:3']);
  await changes.stop();
  expect(heard).toEqual([['stock:1'], ['stock:2', 'stock:1', 'stock:3']]);
});

test('the first change arrives at once, those that follow are collected', async () => {
  const { database, notify } = openNotices();
  const changes = await listenForChanges(database, () => undefined);
  const heard: (readonly Tag[])[] = [];
  changes.subscribe((tags) => void heard.push(tags));
  notify(['stock:1']);
  expect(heard).toEqual([['stock:1']]);
  await turn();
  notify(['stock:2']);
  await turn();
  notify(['stock:3']);
  expect(heard).toEqual([['stock:1']]);
  await changes.stop();
  expect(heard).toEqual([['stock:1'], ['stock:2', 'stock:3']]);
});

test('the longer the changes are being followed, the longer the next ones are collected', async () => {
  const { database, notify } = openNotices();
  const changes = await listenForChanges(database, () => undefined);
  const heard: { tags: readonly Tag[]; at: number }[] = [];
  changes.subscribe(async (tags) => {
    heard.push({ tags, at: performance.now() });
    await sleep(15);
  });
  notify(['stock:1']);
  await turn();
  notify(['stock:2']);
  await expect.poll(() => heard, { timeout: 2_000 }).toHaveLength(2);
  const [first, second] = heard;
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(15 * 15);
  await changes.stop();
});

test('a change without a subscriber does not stop the next one', async () => {
  const { database, notify } = openNotices();
  const changes = await listenForChanges(database, () => undefined);
  notify([]);
  notify(['cities']);
  const heard: (readonly Tag[])[] = [];
  changes.subscribe((tags) => void heard.push(tags));
  notify(['stores']);
  await changes.stop();
  expect(heard).toEqual([['stores']]);
});

test('a failing subscriber is reported, and the others are notified', async () => {
  const { database, notify } = openNotices();
  const errors: unknown[] = [];
  const changes = await listenForChanges(database, (error) => void errors.push(error));
  const heard: (readonly Tag[])[] = [];
  changes.subscribe(() => Promise.reject(new Error('out of order')));
  changes.subscribe((tags) => void heard.push(tags));
  notify(['catalogue']);
  await changes.stop();
  expect(errors).toHaveLength(1);
  expect(heard).toEqual([['catalogue']]);
});

test('after a gap everything is read again', async () => {
  const { database, notify, miss } = openNotices();
  const changes = await listenForChanges(database, () => undefined);
  const heard: (readonly Tag[])[] = [];
  changes.subscribe((tags) => void heard.push(tags));
  notify(['stock:1']);
  miss();
  await changes.stop();
  expect(heard).toEqual([['stock:1'], [EVERYTHING]]);
});

test('what a subscriber could not apply comes again to all of them, until it is applied', async () => {
  const { database, notify } = openNotices();
  const errors: unknown[] = [];
  const changes = await listenForChanges(database, (error) => void errors.push(error), { retryMs: 5 });
  let price = 'old';
  let attempts = 0;
  changes.subscribe(() => {
    attempts += 1;
    if (attempts < 3) throw new Error('the database is away');
    price = 'new';
  });
  /** As the page cache: what is made between two attempts shows the old state. */
  const shown: string[] = [];
  changes.subscribe((tags) => {
    if (tags.includes('product:1')) shown.push(price);
  });
  notify(['product:1']);
  await expect.poll(() => price, { timeout: 2_000 }).toBe('new');
  await changes.stop();
  expect(errors).toHaveLength(2);
  expect(shown).toEqual(['old', 'old', 'new']);
});

test('catching up waits for what was committed before and is still being applied', async () => {
  const database = await openTestDatabase();
  const changes = await listenForChanges(database, () => undefined);
  const applied: Tag[] = [];
  changes.subscribe(async (tags) => {
    await turn();
    applied.push(...tags.filter((tag) => tag.startsWith('stone:')));
  });
  await announceChange(database.db, ['stone:1']);
  await announceChange(database.db, ['stone:2']);
  await changes.caughtUp();
  expect(applied).toEqual(['stone:1', 'stone:2']);
  await changes.stop();
  await database.close();
});
