import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './repository.ts';

/** From this size on a folder should be checked for a second idea. Tests and styles count. */
const LARGE = 20;
/** Larger folders are too mixed, whatever their idea is. */
const FILES_MAX = 30;
/** Data instead of sources: one file for each picture, drawing, record, migration or decision. */
const DATA =
  /^(docs\/decisions|packages\/demo\/(pictures|data|content)|apps\/api\/migrations)(\/|$)|\/(fonts|drawings)$/;

test(`no folder of sources holds more than ${FILES_MAX} files, and large ones are named`, () => {
  const large = foldersAbove(LARGE, listFiles());
  if (large.length > 0)
    // oxlint-disable-next-line no-console -- a warning is all that it is
    console.warn(`Large folders, to be cut where a second idea has a name:\n${large.join('\n')}`);
  expect(foldersAbove(FILES_MAX, listFiles())).toEqual([]);
});

test('a crowded folder would be noticed, and data are left alone', () => {
  const filesIn = (folder: string) =>
    Array.from({ length: FILES_MAX + 1 }, (_, n) => `${folder}/part-${n}.ts`);
  expect(foldersAbove(FILES_MAX, filesIn('apps/web/app/ui'))).toEqual(['apps/web/app/ui: 31 files']);
  expect(foldersAbove(FILES_MAX, filesIn('packages/demo/pictures'))).toEqual([]);
});

function foldersAbove(count: number, files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, held]) => held > count && !DATA.test(folder))
    .map(([folder, held]) => `${folder}: ${held} files`);
}
