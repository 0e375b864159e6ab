import { expect, test } from 'vitest';
import { runFaultsOn } from './faults/run-faults.ts';

const POSTGRES = process.env['API_TEST_DATABASE_URL'];
/** `npm run bench:faults` kills 200 times. */
const KILLS = 3;
const LIMIT_MS = 300_000;

/** 0 lost, 0 doubled, 0 kopecks of difference. */
const AGREED = { lost: 0, doubled: 0, difference: 0, findings: [] };

test(
  'embedded database: kills, faults of the bank, returns and a till lose no kopeck',
  { timeout: LIMIT_MS },
  async () => {
    const run = await runFaultsOn('embedded', { kills: KILLS, seed: 11, server: '' });
    expect(run).toMatchObject(AGREED);
    expect(run.orders).toBeGreaterThan(KILLS);
    expect(run.sales).toBeGreaterThan(0);
  },
);

test.skipIf(POSTGRES === undefined)(
  'PostgreSQL: kills, faults of the bank, returns and a till lose no kopeck',
  { timeout: LIMIT_MS },
  async () => {
    const run = await runFaultsOn('postgres', { kills: KILLS, seed: 12, server: POSTGRES ?? '' });
    expect(run).toMatchObject(AGREED);
    expect(run.orders).toBeGreaterThan(KILLS);
    expect(run.sales).toBeGreaterThan(0);
  },
);
