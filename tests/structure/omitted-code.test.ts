import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, root } from './repository.ts';

/** APIs that need the modules which `apps/web/omit-unused.ts` leaves out of the browser build. */
const NEEDS_OMITTED =
  /\b(?:use(?:Mutation|MutationState|IsMutating|\w*InfiniteQuery)|MutationCache|isMutating|getMutationCache|\w*[iI]nfiniteQuery\w*|instrumentations|unstable_instrument\w*)\b/;

test('the shop uses no library feature that its build leaves out', () => {
  const files = listFiles().filter((path) => /^apps\/web\/app\/.*\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(300);
  const users = files.filter((path) => NEEDS_OMITTED.test(readFileSync(join(root, path), 'utf8')));
  expect(users).toEqual([]);
});

test('all routes are sent with the first page, so that code which discovers them can be left out', () => {
  expect(readFileSync(join(root, 'apps/web/react-router.config.ts'), 'utf8')).toContain(
    "routeDiscovery: { mode: 'initial' }",
  );
});
