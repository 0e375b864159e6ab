import { beforeAll, describe, expect, test } from 'vitest';
import { hasOwnCluster } from '../postgres-programs.ts';
import { badDays } from './days.ts';
import { runBadDays, type DaysResult } from './run-days.ts';

/** After a cause has ended everything works for everybody within this time. */
const BACK_MS = 5_000;
const DAYS = badDays({ isLong: false });

let result: DaysResult;
beforeAll(async () => {
  if (!hasOwnCluster) {
    process.stdout.write(
      'bad days are not tried: the programs of PostgreSQL are not installed, or may not be run\n',
    );
    return;
  }
  result = await runBadDays(DAYS);
}, 240_000);

describe.skipIf(!hasOwnCluster)('a bad day', () => {
  test.for(DAYS.map(({ name }) => name))('%s', (name, { skip }) => {
    const day = result.days.find((one) => one.name === name);
    if (day === undefined) throw new Error(`${name} was not tried`);
    if (day.skipped !== null) skip(day.skipped);
    expect(day.faults).toEqual([]);
    for (const [kind, ms] of Object.entries(day.recoveryMs)) expect(ms, kind).toBeLessThan(BACK_MS);
  });

  test('nothing is lost or doubled by any of them', () => {
    expect(result.books).toMatchObject({ lost: 0, doubled: 0, difference: 0, findings: [] });
    expect(result.books.orders).toBeGreaterThan(DAYS.length);
  });
});
