import { expect, test } from 'vitest';
import { createChunkQueue } from './chunk-queue.ts';

/** Loads that finish on command. */
function slowLoads() {
  const running = new Map<string, { finish: () => void; fail: (error: Error) => void }>();
  const started: string[] = [];
  const load = (address: string) =>
    new Promise<void>((resolve, reject) => {
      started.push(address);
      running.set(address, {
        finish: () => {
          running.delete(address);
          resolve();
        },
        fail: (error) => {
          running.delete(address);
          reject(error);
        },
      });
    });
  return { running, started, load };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('at most four chunks are loaded at a time, the others follow in order', async () => {
  const { running, started, load } = slowLoads();
  const preload = createChunkQueue(load);
  const all = Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(preload));
  await settle();
  expect([...running.keys()]).toEqual(['a', 'b', 'c', 'd']);
  running.get('b')?.finish();
  await settle();
  expect([...running.keys()]).toEqual(['a', 'c', 'd', 'e']);
  while (running.size > 0) {
    expect(running.size).toBeLessThanOrEqual(4);
    running.values().next().value?.finish();
    await settle();
  }
  await all;
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
});

test('a chunk is requested once, while it is loaded and afterwards', async () => {
  const { running, started, load } = slowLoads();
  const preload = createChunkQueue(load);
  const first = preload('a');
  const second = preload('a');
  running.get('a')?.finish();
  await Promise.all([first, second, preload('a')]);
  expect(started).toEqual(['a']);
});

test('a missing chunk is reported and frees its place for the next', async () => {
  const { running, started, load } = slowLoads();
  const preload = createChunkQueue(load, 1);
  const gone = preload('gone');
  const next = preload('next');
  running.get('gone')?.fail(new Error('404'));
  await expect(gone).rejects.toThrow('404');
  await settle();
  expect(started).toEqual(['gone', 'next']);
  running.get('next')?.finish();
  await expect(next).resolves.toBeUndefined();
});
