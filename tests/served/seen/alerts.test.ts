import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics } from '../../../apps/server/src/metrics/metrics.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DEPLOY = join(ROOT, 'deploy');
const run = promisify(execFile);

const Alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'warn']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const AlertTests = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
    }),
  ),
});
const Dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

/** Made by Prometheus itself. */
const OF_PROMETHEUS = new Set(['up']);

let rules: z.infer<typeof Alerts>['groups'][number]['rules'];
let panels: z.infer<typeof Dashboard>['panels'];
/** Names of everything that a process shows. */
let shown: Set<string>;
beforeAll(async () => {
  const read = (path: string) => readFile(join(DEPLOY, path), 'utf8');
  rules = Alerts.parse(parse(await read('prometheus/alerts.yml'))).groups.flatMap((group) => group.rules);
  panels = Dashboard.parse(JSON.parse(await read('grafana/yahont.json'))).panels;
  const text = await createMetrics().scrape();
  shown = new Set(
    Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name = '', type = '']) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ).flat(),
  );
});

/** The metrics that an expression reads. */
function metricsIn(expression: string): string[] {
  return Array.from(
    expression.replaceAll(/"[^"]*"/g, '').matchAll(/\b(?:up|(?:yahont|nodejs|process)_\w+)\b/g),
    ([name]) => name,
  );
}

test('alerts and panels read metrics that a process shows', () => {
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const read = expressions.map((expr) => ({ expr, names: metricsIn(expr) }));
  expect(read.filter(({ names }) => names.length === 0)).toEqual([]);
  const lost = read
    .flatMap(({ names }) => names)
    .filter((name) => !shown.has(name) && !OF_PROMETHEUS.has(name));
  expect([...new Set(lost)]).toEqual([]);
});

test('every alert has a section in the runbooks, and there is none without an alert', async () => {
  const text = await readFile(join(ROOT, 'docs/runbooks.md'), 'utf8');
  const sections = Array.from(text.matchAll(/^## (.+)$/gm), ([, title = '']) => title);
  expect(sections).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, annotations } of rules)
    expect(annotations.runbook).toBe(`docs/runbooks.md#${alert.toLowerCase()}`);
});

test('every alert is provoked once', async () => {
  const { tests } = AlertTests.parse(
    parse(await readFile(join(DEPLOY, 'prometheus/alerts.test.yml'), 'utf8')),
  );
  const provoked = tests.flatMap((one) =>
    one.alert_rule_test
      .filter(({ exp_alerts: expected }) => expected.length > 0)
      .map(({ alertname }) => alertname),
  );
  expect(provoked).toEqual(rules.map(({ alert }) => alert));
});

const hasPromtool = await run('promtool', ['--version']).then(
  () => true,
  () => false,
);

// Debian's package `prometheus` brings it.
describe.skipIf(!hasPromtool)('by promtool, which is left out where it is not installed', () => {
  test('the rules are valid, and each fires when it is provoked', async () => {
    const asked = (...args: string[]) => run('promtool', args, { cwd: join(DEPLOY, 'prometheus') });
    expect((await asked('check', 'rules', 'alerts.yml')).stdout).toContain(`${rules.length} rules found`);
    await asked('test', 'rules', 'alerts.test.yml');
  });
});
