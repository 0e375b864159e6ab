import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ASSETS = join(import.meta.dirname, '../../apps/web/build/client/assets');

/** Strings that survive minification, one from each module that `apps/web/omit-unused.ts` replaces. */
const OMITTED_WORDS = ['mutationId', 'getPreviousPageParam', 'You cannot call instrumented handlers'];
/** Strings of the modules that import them: they prove that the scripts were read. */
const KEPT_WORDS = ['resumePausedMutations', 'No result returned from dataStrategy'];

test('browser scripts contain no library code that no page runs', () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => readFileSync(join(ASSETS, name), 'utf8')).join('\n');
  expect(KEPT_WORDS.filter((word) => !code.includes(word))).toEqual([]);
  expect(OMITTED_WORDS.filter((word) => code.includes(word))).toEqual([]);
});

test('the library of schemas stays on the server', () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const withSchemas = scripts.filter((name) =>
    /invalid_type|ZodObject/.test(readFileSync(join(ASSETS, name), 'utf8')),
  );
  expect(
    withSchemas,
    'contracts are imported as types, and their constants from modules without zod',
  ).toEqual([]);
});
