import { expect, test } from 'vitest';
import { isSource, isTest, listFiles, readText } from '../repository.ts';

/** What runs in a shop: no tests, no files of the build. */
const sources = listFiles()
  .filter(
    (path) =>
      isSource(path) &&
      /^(?:apps\/(?:api|server)\/src|apps\/web\/app|packages\/(?!demo)[\w-]+\/src)\//.test(path) &&
      !isTest(path) &&
      !path.includes('/testing/'),
  )
  .map((path) => ({ path, text: readText(path) }));

function findIn(pattern: RegExp): string[] {
  return sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

test('no text is run as code', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(findIn(/(?<![.\w])eval\(|new Function\(|from 'node:vm'/)).toEqual([]);
});

test('programs are started by their path with a list of arguments, never by a shell', () => {
  const starting = findIn(/from 'node:child_process'/);
  expect(starting).toEqual([
    'apps/api/src/platform/database/copy/postgres-programs.ts',
    'apps/api/src/platform/database/open/directory-lock.ts',
    'apps/server/src/pictures/ahead.ts',
  ]);
  expect(findIn(/\bexec(?:Sync)?\(\s*['"`]|shell: true/)).toEqual([]);
});

test('HTML that the shop did not escape comes from its own renderer alone', () => {
  expect(findIn(/dangerouslySetInnerHTML/)).toEqual([
    'apps/web/app/features/close-people/sizes/sizes-of-people.tsx',
    'apps/web/app/features/listing/listing-view.tsx',
    'apps/web/app/features/listing/pages/listing-grid.tsx',
    'apps/web/app/ui/parts/near-part.tsx',
  ]);
  expect(findIn(/\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write/)).toEqual([]);
});

test('no other window is listened to and no socket is opened', () => {
  expect(findIn(/addEventListener\('message'|\.postMessage\(|new WebSocket\(/)).toEqual([]);
});
