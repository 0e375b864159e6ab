import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './repository.ts';

/** More files than this in one folder are a drawer: split it by idea. Tests and styles count. */
const MOST_FILES = 20;
/** Data, not sources: one file for each picture, drawing, record, migration or decision. */
const DATA =
  /^(docs\/decisions|packages\/demo\/(pictures|data|content)|apps\/api\/migrations)(\/|$)|\/(fonts|drawings)$/;

test(`no folder of sources holds more than ${MOST_FILES} files`, () => {
  expect(crowdedFolders(listFiles())).toEqual([]);
});

test('a crowded folder would be noticed, and data are left alone', () => {
  const filesIn = (folder: string) =>
    Array.from({ length: MOST_FILES + 1 }, (_, n) => `${folder}/part-${n}.ts`);
  expect(crowdedFolders(filesIn('apps/web/app/ui'))).toEqual(['apps/web/app/ui: 21 files']);
  expect(crowdedFolders(filesIn('packages/demo/pictures'))).toEqual([]);
});

function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !DATA.test(folder))
    .map(([folder, count]) => `${folder}: ${count} files`);
}
