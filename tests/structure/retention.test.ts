import { expect, test } from 'vitest';
import { listFiles, readText } from './repository.ts';

const DOCUMENT = 'docs/retention.md';

const document = readText(DOCUMENT);
const sources = listFiles().filter(
  (path) => path.startsWith('apps/api/src/') && path.endsWith('.ts') && !path.includes('/testing/'),
);
const named = new Set(Array.from(document.matchAll(/`([^`]+)`/g), ([, name = '']) => name));

/** Names in calls like `pgTable('orders', …)`. */
const tables = sources
  .filter((path) => path.endsWith('.tables.ts'))
  .flatMap((path) => Array.from(readText(path).matchAll(/pgTable\(\s*'(\w+)'/g), ([, name = '']) => name));

test('every table has a row that says how long it is kept', () => {
  expect(tables.length).toBeGreaterThan(100);
  expect(
    tables.filter((name) => !named.has(name)),
    `name it in ${DOCUMENT}`,
  ).toEqual([]);
});

test('every schedule that purges is named beside its tables, and every named schedule exists', () => {
  const schedules = new Set(
    sources
      .filter((path) => path.endsWith('module.ts'))
      .flatMap((path) => Array.from(readText(path).matchAll(/name: '([a-z-]+)'/g), ([, name = '']) => name)),
  );
  const purging = [...schedules].filter((name) => /^(?:purge|cut|tend)-/.test(name));
  expect(purging.filter((name) => !named.has(name))).toEqual([]);
  const claimed = [...named].filter((name) => /^(?:purge|cut|tend|log|erase)-[a-z-]+$/.test(name));
  expect(claimed.filter((name) => !schedules.has(name))).toEqual([]);
});
