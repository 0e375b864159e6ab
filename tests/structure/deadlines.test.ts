import { expect, test } from 'vitest';
import {
  BROWSER,
  CHANGE_RETRY,
  DATABASE,
  DOOR,
  FILES_CONNECT_MS,
  IMPORTS,
  KEPT_ANSWER_MS,
  LISTENING,
  PROVIDERS,
  type ProviderDeadlines,
} from '@yahont/values/deadlines.ts';
import { isTest, listFiles, readText } from './repository.ts';

const TABLE = 'packages/values/src/deadlines.ts';
const DOCUMENT = 'docs/operations.md';

/** Figures that belong into the table. */
const FIGURES: readonly RegExp[] = [
  /AbortSignal\.timeout\(\s*\d/,
  /\b(?:\w*timeout|deadline|budget|patience)(?:Ms|Millis)?\s*[:=]\s*'?[1-9]/i,
  /\b(?:\w*_)?(?:TIMEOUT|DEADLINE|BUDGET|PATIENCE)(?:_MS)?\s*=\s*\d/,
  /\b(?:headersTimeout|requestTimeout|keepAliveTimeout|socketTimeout|connectionTimeout\w*)\s*[:=]\s*\d/,
  /\b(?:lock|statement|idle_in_transaction_session)_timeout\s*=\s*'?[1-9]/,
  /\bfailures:\s*\d/,
];

const sources = listFiles().filter(
  (path) =>
    /^(?:apps|packages)\/.*\.tsx?$/.test(path) &&
    path !== TABLE &&
    !isTest(path) &&
    !path.includes('/testing/') &&
    !/^apps\/web\/(?:looks|e2e)\//.test(path),
);

const figuresIn = (text: string): string[] =>
  text.split('\n').filter((line) => FIGURES.some((figure) => figure.test(line)));

test('every deadline and breaker takes its figures from the table', () => {
  const others = sources.flatMap((path) =>
    figuresIn(readText(path)).map((line) => `${path}: ${line.trim()}`),
  );
  expect(others, `name them in ${TABLE}`).toEqual([]);
});

test.each([
  'signal: AbortSignal.timeout(3000),',
  'const TIMEOUT_MS = 10_000;',
  'const PATIENCE = 400;',
  '  timeoutMs: 3000,',
  'timeoutMs = 10_000, budgetMs',
  "const BREAKER = { name: 'a service', failures: 3, pauseMs: 30_000 };",
  'server.headersTimeout = 15_000;',
  "await client.query('set lock_timeout = 500');",
])('a figure elsewhere is found: %s', (line) => {
  expect(figuresIn(line)).toEqual([line]);
});

test('a service that shoppers wait for has a breaker, which asks again within five seconds', () => {
  for (const { name, waits, breaker, budgetMs, tryMs } of Object.values<ProviderDeadlines>(PROVIDERS)) {
    expect(breaker !== null, name).toBe(waits === 'shopper');
    expect(breaker?.pauseMs ?? 0, name).toBeLessThan(5_000);
    expect(Math.min(budgetMs, tryMs), name).toBeLessThanOrEqual(15_000);
  }
});

test('the server cancels a statement before the shop cuts the connection off, and a lock before a statement', () => {
  for (const [name, { lock, statement, answer, idle }] of Object.entries(DATABASE)) {
    expect(lock, name).toBeLessThan(statement);
    expect(statement, name).toBeLessThan(answer);
    expect(idle, name).toBeGreaterThanOrEqual(statement);
  }
});

test('a burst of pages that can be served within the longest wait is no overload', () => {
  expect(DOOR.standing).toBeGreaterThanOrEqual(DOOR.wait);
  expect(DOOR.standingWait).toBeLessThan(DOOR.wait);
  expect(DOOR.standingQuiet).toBeLessThan(DOOR.standing);
});

test('the document shows the same tables', () => {
  const rows = new Set(
    readText(DOCUMENT)
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.replace(/\s+/g, ' ').trim()),
  );
  /** The last cell of a row is words. */
  const isShown = (cells: string): boolean => [...rows].some((row) => row.startsWith(`${cells} |`));
  expect(
    documentRows().filter((cells) => !isShown(cells)),
    `write them in ${DOCUMENT}`,
  ).toEqual([]);
});

/** Rows of the document's tables without their last cell. */
function documentRows(): string[] {
  const providers = Object.values<ProviderDeadlines>(PROVIDERS).map(
    ({ name, waits, tryMs, tries, budgetMs, breaker }) =>
      row([
        name,
        waits,
        seconds(tryMs),
        String(tries),
        waits === 'job' ? '–' : seconds(budgetMs),
        breaker === null ? '–' : `${breaker.failures} × → ${seconds(breaker.pauseMs)}`,
      ]),
  );
  const database = Object.entries(DATABASE).map(([name, { open, free, lock, statement, idle, answer }]) =>
    row([name, ...[open, free, lock, statement, idle, answer].map(seconds)]),
  );
  const named = { ...DOOR, ...prefixed('browser', BROWSER), ...prefixed('listening', LISTENING) };
  const others = {
    ...named,
    ...prefixed('changeRetry', CHANGE_RETRY),
    ...prefixed('imports', IMPORTS),
    keptAnswer: KEPT_ANSWER_MS,
    filesConnect: FILES_CONNECT_MS,
  };
  return [...providers, ...database, ...Object.entries(others).map(([name, ms]) => row([name, seconds(ms)]))];
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')}`;
const seconds = (ms: number): string => `${ms / 1000} s`;
const prefixed = (prefix: string, figures: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).map(([name, ms]) => [`${prefix}.${name}`, ms]));
