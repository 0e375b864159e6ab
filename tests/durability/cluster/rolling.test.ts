import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startBalancer } from '../../../scripts/cluster/balancer.mjs';
import { freshFolder, layOutSecond } from '../../e2e/support/second-build.ts';
import { inNewDatabase } from '../new-database.ts';
import { fillShop, startCluster } from './cluster.ts';

const POSTGRES = process.env['API_TEST_DATABASE_URL'];
const SIZE = 3;
const DRAIN_MS = '1500';
const BROWSERS = 6;
const PAGES = ['/', '/catalog/', '/catalog/koltsa/', '/catalog/koltsa/avrora-1/', '/cart/', '/delivery/'];

/** Processes hear of a new build one after another; afterwards none names the old one. */
const HEARING_MS = 3000;

type Seen = { requests: number; failed: string[]; builds: { id: string; at: number }[] };

test.skipIf(POSTGRES === undefined)(
  'a new build replaces three processes one after another, and no request fails',
  async () => {
    const folder = await freshFolder('rolling');
    const second = await layOutSecond(folder);
    try {
      await inNewDatabase(POSTGRES ?? '', async (url) => {
        await fillShop(url);
        const variables = { DRAIN_MS, TRUST_PROXY: '1' };
        const cluster = await startCluster(url, { size: SIZE, variables });
        const balancer = await startBalancer({
          port: 0,
          servers: cluster.processes.map(({ origin }) => origin),
        });
        const seen: Seen = { requests: 0, failed: [], builds: [] };
        const ending = new AbortController();
        const browsing = Array.from({ length: BROWSERS }, (_, index) =>
          browse(balancer.origin, { index, seen, signal: ending.signal }),
        );
        try {
          const before = cluster.processes.slice();
          for (const old of before) {
            const fresh = await cluster.add({}, second);
            balancer.servers.push(fresh.origin);
            await expectAllChunks([...balancer.servers]);
            await old.stop('SIGTERM');
            balancer.servers.splice(balancer.servers.indexOf(old.origin), 1);
          }
          await delay(500);
        } finally {
          ending.abort();
          await Promise.all(browsing);
          await balancer.stop();
          await cluster.stop();
        }
        expect(seen.failed).toEqual([]);
        expect(seen.requests).toBeGreaterThan(100);
        const names = [...new Set(seen.builds.map(({ id }) => id))];
        expect(names).toHaveLength(2);
        const firstAt = seen.builds.find(({ id }) => id === names[1])?.at ?? 0;
        const late = seen.builds.filter(({ at }) => at > firstAt + HEARING_MS);
        expect(late.length).toBeGreaterThan(10);
        expect(late.map(({ id }) => id)).not.toContain(names[0]);
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);

/** Opens pages with their scripts, fills a cart, asks which build is the latest. */
async function browse(
  origin: string,
  { index, seen, signal }: { index: number; seen: Seen; signal: AbortSignal },
): Promise<void> {
  const get = async (path: string): Promise<string> => {
    seen.requests += 1;
    try {
      const answer = await fetch(origin + path, { headers: { 'x-forwarded-for': `203.0.113.${index}` } });
      const text = await answer.text();
      if (!answer.ok) seen.failed.push(`${path}: ${answer.status}`);
      return text;
    } catch (error) {
      seen.failed.push(`${path}: ${String(error)}`);
      return '';
    }
  };
  for (let turn = index; !signal.aborted; turn += 1) {
    const html = await get(PAGES[turn % PAGES.length] ?? '/');
    const [script] = scriptsOf(html);
    if (script !== undefined) await get(script);
    const id = /"id":"(\w+)"/.exec(await get('/builds/latest.json'))?.[1];
    if (id !== undefined) seen.builds.push({ id, at: performance.now() });
  }
}

const scriptsOf = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];

/** Every process serves the scripts of the pages of every other one. */
async function expectAllChunks(servers: readonly string[]): Promise<void> {
  const pages = await Promise.all(servers.map(async (origin) => (await fetch(`${origin}/`)).text()));
  const scripts = [...new Set(pages.flatMap(scriptsOf))];
  const missing = await Promise.all(
    servers.flatMap((origin) =>
      scripts.map(async (script) => {
        const answer = await fetch(origin + script);
        await answer.body?.cancel();
        return answer.ok ? [] : [`${origin}${script}`];
      }),
    ),
  );
  expect(missing.flat()).toEqual([]);
}
