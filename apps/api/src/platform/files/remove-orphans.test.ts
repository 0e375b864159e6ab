import { expect, test } from 'vitest';
import type { FileStore } from './file-store.ts';
import { removeOrphans } from './remove-orphans.ts';

test('rows are asked for a slice of the files at a time, because a statement takes 65,535 parameters', async () => {
  const changedAt = new Date(0);
  const all = Array.from({ length: 70_000 }, (_, index) => ({ key: String(index), size: 1, changedAt }));
  const removed: string[] = [];
  const files: Pick<FileStore, 'list' | 'remove'> = {
    list: () => Promise.resolve(all),
    remove: (key) => {
      removed.push(key);
      return Promise.resolve();
    },
  };
  const sizes: number[] = [];
  // safe: only these two are used
  await removeOrphans(files as FileStore, new Date(), (keys) => {
    sizes.push(keys.length);
    return Promise.resolve(keys.filter((key) => key !== '7' && key !== '69999').map((key) => ({ key })));
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(5000);
  expect(removed).toEqual(['7', '69999']);
});
