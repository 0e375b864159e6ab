import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OMITTED_PARTS } from '../../apps/web/omitted-parts.ts';
import { withoutParts } from '../../apps/web/omit-unused.ts';
import { listFiles, root } from './repository.ts';

/** APIs that need the modules which `apps/web/omitted-modules.ts` leaves out of the browser build. */
const NEEDS_OMITTED =
  /\b(?:use(?:Mutation|MutationState|IsMutating|\w*InfiniteQuery)|MutationCache|isMutating|getMutationCache|\w*[iI]nfiniteQuery\w*|instrumentations|unstable_instrument\w*)\b/;

const FILES = listFiles().filter((path) => /^apps\/web\/app\/.*\.tsx?$/.test(path));

test('the shop uses no library module that its build leaves out', () => {
  expect(FILES.length).toBeGreaterThan(300);
  expect(FILES.filter((path) => NEEDS_OMITTED.test(textOf(path)))).toEqual([]);
});

test.each(OMITTED_PARTS)('the shop uses no $feature', ({ use }) => {
  expect(FILES.filter((path) => use.test(textOf(path)))).toEqual([]);
});

test('the root handles every error, so that the page of the router for them can be left out', () => {
  expect(textOf('apps/web/app/root.tsx')).toContain('export function ErrorBoundary()');
});

test('all routes are sent with the first page, so that code which discovers them can be left out', () => {
  expect(textOf('apps/web/react-router.config.ts')).toContain("routeDiscovery: { mode: 'initial' }");
});

test('parts are left out by name, and checks of the router lose their messages', () => {
  const code = `
    function kept() { warning(isOpen, "Closed"); return invariant(route, "No route " + id); }
    function gone(a) { invariant(a, "An edit within an edit"); }
    exports.gone = gone;
    var flag = "Event" in window;`;
  const part = {
    feature: 'doors',
    module: /door/,
    use: /door/,
    functions: { gone: 'return 1', missing: '' },
    statements: ['exports.gone = '],
    texts: [['"Event" in window', '!1']],
  } as const;
  const { code: shorter, found } = withoutParts(code, [part], { isRouter: true });
  expect(shorter.replaceAll(/\s+/g, ' ').trim()).toBe(
    'function kept() { void 0; return invariant(route); } function gone(a) {return 1} var flag = !1;',
  );
  expect([...found].toSorted()).toEqual([
    'doors: "Event" in window',
    'doors: exports.gone = ',
    'doors: gone',
  ]);
});

function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
