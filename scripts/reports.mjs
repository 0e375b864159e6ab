import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

const folder = join(root, 'node_modules', '.cache', 'yahont-tests');

/** Path of a test run's JSON report. */
export function reportFile(name) {
  return join(folder, `${name}.json`);
}

/** Deletes the reports of earlier runs, so that a crashed step cannot reuse an old success. */
export function clearReports() {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Numbers of passed, failed and skipped tests in a Vitest or Playwright report, and names of the failed ones; null when there
 * is no report.
 */
export function readCounts(name) {
  const file = reportFile(name);
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return 'stats' in report ? playwrightCounts(report) : vitestCounts(report);
}

/** The slowest files of such a report, slowest first: `{ file, seconds }`; none without a report. */
export function readSlowest(name, count) {
  const path = reportFile(name);
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const files = 'stats' in report ? playwrightTimes(report) : vitestTimes(report);
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}

function vitestTimes({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

function playwrightTimes({ suites }) {
  return suites.map((suite) => ({ file: join('tests', 'e2e', suite.file), seconds: secondsOf(suite) }));
}

/** Combined duration of all attempts of a suite's journeys. */
function secondsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return (
    own.reduce((sum, duration) => sum + duration, 0) / 1000 +
    suites.reduce((sum, one) => sum + secondsOf(one), 0)
  );
}

function vitestCounts(report) {
  // A file that does not load has no tests, but it is a failure.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
    broken: namesOfFailed(report),
  };
}

/** Names of failed tests, each with the first line of its error. */
function namesOfFailed({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${relative(root, name)}: ${fullName}: ${failureMessages[0]?.split('\n', 1)[0] ?? ''}`,
      ),
  );
}

function playwrightCounts({ stats, suites, errors = [] }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    broken: suites.flatMap(failedJourneys),
  };
}

/** Names of failed journeys, with their viewport. */
function failedJourneys({ file, suites = [], specs = [] }) {
  const here = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  );
  return [...here, ...suites.flatMap(failedJourneys)];
}
