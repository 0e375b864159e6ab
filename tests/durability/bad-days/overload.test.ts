import { expect, test } from 'vitest';
import { inNewDatabase } from '../new-database.ts';
import { fillShop, startCluster } from '../cluster/cluster.ts';
import { flood } from './overload.ts';

const POSTGRES = process.env['API_TEST_DATABASE_URL'];

// The flood comes from the same two processors, so the figures of `npm run bench:cluster` are the better ones.
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
        const { normalP99Ms, floodP99Ms, served, refused, impolite, healthMs, rssMb, recoveryMs } =
          await flood(shop, { connections: 1000, seconds: 6, restMs: 1000 });
        expect(served).toBeGreaterThan(50);
        expect(refused).toBeGreaterThan(500);
        expect(impolite).toBe(0);
        expect(healthMs.p90).toBeLessThan(100);
        expect(rssMb.most).toBeLessThan(rssMb.before + 200);
        expect(floodP99Ms).toBeLessThan(4 * normalP99Ms);
        expect(recoveryMs).toBeLessThan(5_000);
      } finally {
        await cluster.stop();
      }
    });
  },
);
