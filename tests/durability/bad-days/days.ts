import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { demoPictures } from '@yahont/demo/pictures.ts';
import type { ServerProcess } from '../../server-process.ts';
import { fillDisk, takeConnections, type Postgres } from './postgres.ts';
import { runCommand } from './run-command.ts';
import type { World } from './world.ts';

/** A cause, and how it ends. */
export type BadDay = {
  name: string;
  /** How long the cause lasts, milliseconds. */
  lastsMs: number;
  /** Whether shoppers must be able to buy all the while; otherwise they may be asked for patience. */
  sells: boolean;
  /** Why it cannot be tried here; null: it can. */
  lacks?: (world: World) => string | null;
  /** Before the cause; what takes long. */
  prepare?: (world: World) => Promise<void>;
  begin: (world: World) => Promise<void>;
  /** What is wrong while the cause lasts, besides what the load sees; asked at its end. */
  during?: (world: World) => Promise<string[]>;
  end: (world: World) => Promise<void>;
  /** What else must be true afterwards; throws. */
  after?: (world: World) => Promise<void>;
};

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

/** A long one only in `npm run bench:cluster`. */
export function badDays({ isLong }: { isLong: boolean }): BadDay[] {
  const lastsMs = isLong ? 20_000 : 2_000;
  return [
    {
      name: 'PostgreSQL is restarted',
      lastsMs: 0,
      sells: false,
      begin: ({ postgres }) => postgres.stop('fast'),
      end: ({ postgres }) => postgres.start(),
    },
    {
      name: 'PostgreSQL crashes and is started again later',
      lastsMs,
      sells: false,
      begin: ({ postgres }) => postgres.stop('immediate'),
      end: ({ postgres }) => postgres.start(),
    },
    {
      name: 'the database is half a second further away',
      lastsMs: isLong ? 20_000 : 4_500,
      // A payment takes a dozen round trips, and may be asked for patience.
      sells: false,
      begin: async ({ network }) => network.delay(250),
      end: async ({ network }) => network.delay(0),
    },
    {
      name: 'the network to the database loses everything',
      lastsMs: isLong ? 20_000 : 4_500,
      sells: false,
      begin: async ({ network }) => network.silence(true),
      end: async ({ network }) => network.silence(false),
    },
    outOfConnections(lastsMs),
    fullDatabaseDisk(isLong ? 20_000 : 4_000),
    dataFolderDay('DATA_DIR is full', lastsMs, {
      begin: (folder) => fillDisk(join(folder, 'filling')),
      end: (folder) => rm(join(folder, 'filling')),
    }),
    dataFolderDay('DATA_DIR is read-only', lastsMs, {
      begin: (folder) => runCommand('mount', '-o', 'remount,ro', folder),
      end: (folder) => runCommand('mount', '-o', 'remount,rw', folder),
    }),
    clockDay('+2h', lastsMs),
    clockDay('-2h', lastsMs),
    failover(lastsMs),
  ];
}

function outOfConnections(lastsMs: number): BadDay {
  let taken: { free: () => Promise<void> } | null = null;
  let starting: Promise<ServerProcess> | null = null;
  return {
    name: 'other clients take every connection, and one more process is started',
    lastsMs,
    sells: false,
    begin: async (world) => {
      taken = await takeConnections(world.databaseUrl());
      starting = world.startShop({});
      starting.catch(() => undefined);
    },
    end: async () => {
      await taken?.free();
    },
    after: async () => {
      await (await starting)?.stop('SIGKILL');
    },
  };
}

function fullDatabaseDisk(lastsMs: number): BadDay {
  return {
    name: 'the disk of the database is full',
    lastsMs,
    sells: false,
    lacks: ({ postgres }) => (postgres.disk === null ? 'no file system can be mounted here' : null),
    begin: async ({ postgres }) => postgres.disk?.fill(),
    end: async ({ postgres }) => {
      await postgres.disk?.free();
      // Without room for its log the server may have ended; its operator starts it again.
      await postgres.start().catch(() => undefined);
    },
  };
}

type FolderCause = Record<'begin' | 'end', (folder: string) => Promise<void>>;

/** Pictures that nobody has asked for before are made meanwhile. */
function dataFolderDay(name: string, lastsMs: number, cause: FolderCause): BadDay {
  const fresh = demoPictures().splice(name.length, 3);
  const cacheOf = (world: World) => join(world.dataFolder, 'cache', 'pictures');
  return {
    name,
    lastsMs,
    sells: true,
    lacks: ({ isDataMounted }) => (isDataMounted ? null : 'no file system can be mounted here'),
    begin: async (world) => {
      await mkdir(cacheOf(world), { recursive: true });
      await cause.begin(world.dataFolder);
    },
    during: async ({ shop }) => {
      const answers = await Promise.all(
        fresh.map(async ({ hash }) => {
          const response = await fetch(`${shop.origin}/pictures/${hash}/320.webp`);
          await response.arrayBuffer();
          return response.status;
        }),
      );
      return answers.flatMap((status) => (status === 200 ? [] : [`a new picture: ${status}`]));
    },
    end: (world) => cause.end(world.dataFolder),
    after: async (world) => {
      const [picture] = fresh;
      const response = await fetch(`${world.shop.origin}/pictures/${picture?.hash ?? ''}/480.webp`);
      await response.arrayBuffer();
      const made = await readdir(cacheOf(world), { recursive: true });
      if (!made.some((file) => file.endsWith('480.webp'))) throw new Error('no picture is kept again');
    },
  };
}

/** The clock of one of two processes jumps; both share the database. */
function clockDay(by: string, lastsMs: number): BadDay {
  const file = join(tmpdir(), `yahont-clock-${randomUUID()}`);
  let other: ServerProcess | null = null;
  return {
    name: `the clock of a machine jumps by ${by}`,
    lastsMs,
    sells: true,
    lacks: () => (existsSync(FAKETIME) ? null : 'faketime is not installed'),
    prepare: async (world) => {
      await writeFile(file, '+0');
      other = await world.startShop({
        LD_PRELOAD: FAKETIME,
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_CACHE_DURATION: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        NO_FAKE_STAT: '1',
      });
      world.load.alsoVisit(other.origin);
    },
    begin: () => writeFile(file, by),
    during: async () => {
      // What the process itself takes for the time.
      const response = await fetch(`${other?.origin ?? ''}/healthz`);
      const offMs = Math.abs(Date.parse(response.headers.get('date') ?? '') - Date.now());
      return offMs > 3_600_000 ? [] : [`the clock did not jump: it is off by ${offMs} ms`];
    },
    end: () => writeFile(file, '+0'),
    after: async ({ load }) => {
      load.alsoVisit(null);
      await other?.stop('SIGKILL');
      await rm(file, { force: true });
    },
  };
}

function failover(lastsMs: number): BadDay {
  let standby: Postgres | null = null;
  return {
    name: 'PostgreSQL fails over to its standby',
    lastsMs,
    sells: false,
    prepare: async ({ postgres, runOnPostgres }) => {
      standby = await postgres.startStandby();
      // From now on an order is acknowledged only once the standby has it.
      await runOnPostgres("alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()');
    },
    begin: ({ postgres }) => postgres.stop('immediate'),
    end: async ({ network, replacePostgres }) => {
      if (standby === null) throw new Error('no standby');
      await standby.promote();
      replacePostgres(standby);
      network.leadTo(standby.port);
    },
  };
}
