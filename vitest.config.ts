import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { testsOfBothEngines } from './tests/engines.ts';

const bothEngines = testsOfBothEngines().map((path) => relative(import.meta.dirname, path));
const api = {
  environment: 'node' as const,
  globalSetup: ['apps/api/src/testing/postgres/drop-lent.ts'],
  // No test leaves anything behind that another one meets: each file makes a database of its own, from modules read once.
  isolate: false,
  // A cold PGlite and a full migration are slower than any unit test, and the machine may be busy with others.
  testTimeout: 120_000,
  hookTimeout: 180_000,
};

export default defineConfig({
  test: {
    // Vitest leaves one core free; two are all that CI has.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Half of the time went into starting workers; no test leaves anything behind that another one meets.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{web,office}/app/**/*.test.{ts,tsx}',
            'apps/server/src/**/*.test.ts',
          ],
          // Some open a thousand connections or start a process, and a busy machine is slow at that.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { ...api, name: 'api', include: bothEngines } },
      {
        test: {
          ...api,
          name: 'api-one-engine',
          include: ['apps/api/src/**/*.test.ts'],
          exclude: bothEngines,
        },
      },
      {
        test: {
          name: 'structure',
          environment: 'node',
          include: ['tests/structure/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'served',
          environment: 'node',
          include: ['tests/served/**/*.test.ts'],
          // Needs the built storefront.
          testTimeout: 60_000,
          // One of them fills the demo, beside a test that renders every page.
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'durability',
          environment: 'node',
          include: ['tests/durability/**/*.test.ts'],
          // Each starts the built shop several times.
          testTimeout: 120_000,
        },
      },
    ],
  },
});
