// Installs what is missing and runs all tests; the last line has the numbers of passed and failed ones.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';
import { findPostgres } from './postgres.mjs';
import { clearReports, readCounts, readSlowest, reportFile } from './reports.mjs';
import { root } from './root.mjs';
import { run, withTools } from './run.mjs';

const journeys = join('tests', 'e2e', 'playwright.config.ts');
const SHOWN_SLOWEST = 10;
const results = [];
/** Names of tests that failed. */
const broken = [];

await ensureInstalled();
clearReports();
const node = findNode();
// Tests set their own variables: settings of a running shop in the shell must not leak in.
const {
  DATABASE_URL: _url,
  DATA_DIR: _dir,
  NODE_ENV: _mode,
  API_TEST_DATABASE_URL: _test,
  ...shellEnv
} = process.env;
const env = withTools(shellEnv);

await part('check', async () => (await run(node, ['scripts/check.mjs'], { env })).code, 'structure');
const postgres = await findPostgres();
/** Tests that do not depend on the engine run on the faster one. */
const once = ['api-one-engine'];
await part(
  'unit and API tests, PGlite',
  () => vitest('pglite', ['unit', 'api', ...(postgres.url === null ? once : [])], env),
  'pglite',
);

if (postgres.url === null) {
  banner(
    'PostgreSQL не отвечает: тесты API на нём НЕ запускались',
    'PostgreSQL did not answer: SKIPPED',
    postgres.reason,
  );
  results.push({
    name: 'API tests, PostgreSQL',
    isSkipped: true,
    slowest: [],
    passed: 0,
    failed: 0,
    skipped: 0,
  });
} else {
  const onPostgres = { ...env, API_TEST_DATABASE_URL: postgres.url };
  await part(
    `API tests, PostgreSQL ${postgres.version}`,
    () => vitest('postgres', ['api', ...once], onPostgres),
    'postgres',
  );
}

const isBuilt = await part('build', ensureBuilt);
const onBoth = postgres.url === null ? env : { ...env, API_TEST_DATABASE_URL: postgres.url };
const chromium = isBuilt ? await ensureChromium() : null;
const browserEnv = { ...env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
await part(
  'whole server, in process',
  () => (isBuilt ? vitest('served', ['served'], browserEnv) : 1),
  'served',
);
await part(
  'durability, kill -9',
  () => (isBuilt ? vitest('durability', ['durability'], onBoth) : 1),
  'durability',
);
if (existsSync(join(root, journeys))) {
  await part('journeys, Chromium', () => (isBuilt ? walkJourneys() : 1), 'journeys');
}
summarise();

/** One part of the run; without a test report it counts as one test. */
async function part(name, act, report) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(3, 70 - name.length))}`);
  const start = performance.now();
  const code = await act();
  const seconds = (performance.now() - start) / 1000;
  const counts = (report === undefined ? null : readCounts(report)) ?? { passed: 0, failed: 0, skipped: 0 };
  broken.push(...(counts.broken ?? []));
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (report === undefined && code === 0) counts.passed = 1;
  results.push({
    name,
    isSkipped: false,
    seconds,
    slowest: report === undefined ? [] : readSlowest(report, SHOWN_SLOWEST),
    ...counts,
  });
  return code === 0;
}

async function vitest(report, projects, testEnv) {
  const which = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(report)}`];
  return (await run('vitest', ['run', ...which, ...reporters], { env: testEnv })).code;
}

async function walkJourneys() {
  if (chromium === null) {
    banner('Chromium не найден и не установился', 'No Chromium could be found or installed', '');
    return 1;
  }
  const reports = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('journeys'), PLAYWRIGHT_HTML_OPEN: 'never' };
  const arguments_ = ['test', '-c', journeys, '--reporter=list,json'];
  return (await run('playwright', arguments_, { env: { ...browserEnv, ...reports } })).code;
}

function banner(...lines) {
  const bar = '!'.repeat(78);
  console.log(
    ['', bar, ...lines.filter((line) => line !== '').map((line) => `!! ${line}`), bar, ''].join('\n'),
  );
}

function summarise() {
  console.log(`\n── summary ${'─'.repeat(63)}`);
  for (const { name, isSkipped, seconds, passed, failed, skipped } of results) {
    const mark = markOf({ isSkipped, failed });
    const numbers = isSkipped ? 'not run' : `${passed} passed, ${failed} failed, ${skipped} skipped`;
    const time = isSkipped ? '' : minutes(seconds);
    console.log(`${mark} ${name.padEnd(34)} ${time.padStart(6)}  ${numbers}`);
  }
  console.log(`  ${'all'.padEnd(34)} ${minutes(performance.now() / 1000).padStart(6)}`);
  for (const { name, slowest } of results) {
    const lines = slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
    listNames(`Slowest files of ${name}`, lines);
  }
  listNames('Failed', broken);
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
}

function listNames(heading, names) {
  if (names.length > 0) console.log(`\n${heading}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}

/** `12:05`. */
function minutes(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function markOf({ isSkipped, failed }) {
  if (isSkipped) return '–';
  return failed === 0 ? '✓' : '✗';
}
