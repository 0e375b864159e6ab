import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeApi, createLog, type Api } from '@yahont/api/compose.ts';
import { fillSmallShop, type SmallShop } from '@yahont/api/testing/small-shop.ts';
import { standIns } from '@yahont/api/testing/settings.ts';
import { startShopProcess, type ServerProcess } from '../../server-process.ts';

export const TOKEN_KEY = 'a key for tests only, long enough to pass';

export type Cluster = {
  processes: ServerProcess[];
  /** Starts one more process on the same database. */
  add: (variables?: Record<string, string>, tree?: string) => Promise<ServerProcess>;
  stop: () => Promise<void>;
};

/** Processes of one shop on a PostgreSQL database and one folder of files. */
export async function startCluster(
  url: string,
  { size, variables = {} }: { size: number; variables?: Record<string, string> },
): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-cluster-'));
  const processes: ServerProcess[] = [];
  const add: Cluster['add'] = async (own = {}, tree) => {
    const started = await startShopProcess(
      {
        DATABASE_URL: url,
        DATA_DIR: folder,
        DATABASE_CONNECTIONS: '4',
        TOKEN_KEY,
        DEMO: '1',
        DEMO_FILL: '0',
        DEV_OUTBOX: '1',
        QUIET_HOURS: '0',
        ...variables,
        ...own,
      },
      tree === undefined ? {} : { tree },
    );
    processes.push(started);
    return started;
  };
  await Promise.all(Array.from({ length: size }, () => add()));
  return {
    processes,
    add,
    stop: async () => {
      await Promise.all(processes.map((process) => process.stop('SIGKILL')));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The API of the same shop inside the test, without a door. */
export function openOffice(url: string): Promise<Api> {
  return composeApi({
    database: { engine: 'postgres', url },
    log: createLog('silent'),
    secrets: { tokenKey: TOKEN_KEY },
    ...standIns,
    devOutbox: true,
  });
}

/** Fills a small shop before its processes start. */
export async function fillShop(url: string): Promise<SmallShop> {
  const office = await openOffice(url);
  const shop = await fillSmallShop(office);
  await office.stop();
  return shop;
}
