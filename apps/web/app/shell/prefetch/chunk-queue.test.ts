import { expect, test } from 'vitest';
import { createChunkQueue } from './chunk-queue.ts';

/** Loads that end when they are told to. */
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

test('four chunks are on their way at most, the others follow in their order', async () => {
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

test('a chunk is asked for once, while it is on its way and afterwards', async () => {
  const { running, started, load } = slowLoads();
  const preload = createChunkQueue(load);
  const first = preload('a');
  const second = preload('a');
  running.get('a')?.finish();
  await Promise.all([first, second, preload('a')]);
  expect(started).toEqual(['a']);
});

test('a chunk that is gone is told of and gives its turn to the next', async () => {
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
