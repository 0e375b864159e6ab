import { expect, test } from 'vitest';
import { inNewDatabase } from '../new-database.ts';
import { fillShop, startCluster } from '../cluster/cluster.ts';
import { flood } from './overload.ts';

const POSTGRES = process.env['API_TEST_DATABASE_URL'];
/** After which a balancer takes a process that does not answer for dead. */
const PROBE_MS = 1_000;
/** The wait for a turn, and a page. */
const SERVED_MS = 4_000;

// The flood and another test share the two processors with the shop: `npm run bench:cluster` prints the narrow figures, this
// finds a shop that lets everybody wait.
test.skipIf(POSTGRES === undefined)(
  'of a thousand connections on new listings those are served that can be, and all others are told when to come back',
  async () => {
    await inNewDatabase(POSTGRES ?? '', async (url) => {
      await fillShop(url);
      const variables = { TRUST_PROXY: '1', QUEUE_WAIT_MS: '2000', RENDER_MS: '10000' };
      const cluster = await startCluster(url, { size: 1, variables });
      try {
        const [shop] = cluster.processes;
        if (shop === undefined) throw new Error('no process');
        const { floodP99Ms, served, refused, impolite, healthMs, rssMb, recoveryMs } = await flood(shop, {
          connections: 1000,
          seconds: 6,
          restMs: 1000,
        });
        expect(served).toBeGreaterThan(50);
        expect(refused).toBeGreaterThan(500);
        expect(impolite).toBe(0);
        expect(healthMs.p90).toBeLessThan(PROBE_MS);
        expect(rssMb.most).toBeLessThan(rssMb.before + 200);
        expect(floodP99Ms).toBeLessThan(SERVED_MS);
        expect(recoveryMs).toBeLessThan(5_000);
      } finally {
        await cluster.stop();
      }
    });
  },
);
