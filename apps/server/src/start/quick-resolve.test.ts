import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SUBJECT = new URL('./quick-resolve.ts', import.meta.url).href;
const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));

/** Output of a process of its own that uses `resolveQuickly`. */
function run(script: string): string {
  const lines = `import { resolveQuickly } from '${SUBJECT}'; resolveQuickly(); ${script}`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', lines];
  return execFileSync(process.execPath, args, { cwd: REPOSITORY, encoding: 'utf8' }).trim();
}

test('ES modules, CommonJS and our own sources load as before', () => {
  const loaded = run(`
    const { sql } = await import('drizzle-orm');
    const { default: pg } = await import('pg');
    const ours = './apps/server/src/settings/environment.ts';
    const { readEnvironment } = await import(ours);
    console.log(typeof sql, typeof pg.Pool, typeof readEnvironment);`);
  expect(loaded).toBe('function function function');
});

test('Node itself is asked about no file by path, about no source of ours, and about a library once', () => {
  const asked = run(`
    const { registerHooks } = await import('node:module');
    const asked = [];
    registerHooks({ resolve: (specifier, context, next) => (asked.push(specifier), next(specifier, context)) });
    resolveQuickly();
    await import('drizzle-orm');
    const tables = './apps/api/src/domains/buying/orders/orders.tables.ts';
    await import(tables);
    const own = asked.filter((specifier) => /^([.]|#src|@yahont)/.test(specifier));
    const library = asked.filter((specifier) => specifier === 'drizzle-orm/pg-core');
    console.log(own.length, library.length);`);
  expect(asked).toBe('0 1');
});

test('a source that is imported by path and by name is one module', () => {
  const same = run(`
    const money = './packages/values/src/money.ts';
    const byPath = await import(money);
    const byName = await import('@yahont/values/money.ts');
    console.log(byPath === byName);`);
  expect(same).toBe('true');
});

test('a missing file is an error that names it', () => {
  const message = run(`
    const missing = './apps/server/src/nothing-here.ts';
    await import(missing).catch((error) => console.log(error.message));`);
  expect(message).toContain('nothing-here.ts');
});
