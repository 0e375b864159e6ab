import { sql } from 'drizzle-orm';
import type { Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import type { ApiSettings } from '#src/api-settings.ts';
import { composeInsight, type Insight } from '#src/compose/insight.ts';
import { bindImports, type ImportsOf } from '#src/compose/imports.ts';
import { composeModules, type Modules } from '#src/compose/modules.ts';
import { asSystem, type ActingContext, type Context } from '#src/platform/context.ts';
import { EVERYTHING, listenForChanges, type Changes, type Tag } from '#src/platform/database/changes.ts';
import { startDatabaseClock } from '#src/platform/database/state/database-clock.ts';
import { openDatabase } from '#src/platform/database/open/open-database.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { PersonalData } from '#src/platform/personal-data.ts';
import type { DomainModule, Projection } from '#src/platform/domain-module.ts';
import type { Log } from '#src/platform/log.ts';
import { createTroubles } from '#src/platform/outside/troubles.ts';
import { createApp, type ApiFetch } from '#src/http/app.ts';
import { createBodyLimits, type BodyLimitOf } from '#src/http/body-limits.ts';
import { createSharedCalls, type IsShared } from '#src/http/shared-calls.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import {
  erasePerson,
  exportPerson,
  findAccountByPhone,
  type EraseResult,
} from '#src/domains/people/privacy/index.ts';
import { checkSharedKey, createProcesses, type Processes } from '#src/domains/ground/processes/index.ts';
import type { StoreDirectory } from '#src/domains/ground/stores/index.ts';
import { identifyStaff } from '#src/domains/ground/staff/index.ts';
import { createIdentify } from '#src/domains/ground/visitors/index.ts';
import { createJobRegistry, registerWork, type JobRegistry } from '#src/jobs/job-registry.ts';
import { startJobs, type RunningJobs } from '#src/jobs/start-jobs.ts';

export type { ApiFetch, ApiSettings, BodyLimitOf, Insight, IsShared };
export { moveOrderByCommand, reconcileByCommand } from '#src/compose/buying.ts';
export { explainOrder } from '#src/domains/after/insight/index.ts';
export type { OrderStory, Wait } from '#src/domains/after/insight/index.ts';
export { COMMAND_STATES } from '#src/domains/buying/orders/index.ts';
export type { CommandMove } from '#src/domains/buying/orders/index.ts';
export { applyRun, continueRun, describeRunFully, startRun } from '#src/domains/goods/imports/index.ts';
export { describeDifference } from '#src/domains/buying/payment/index.ts';
export { issueStaffToken, makeAdministrator } from '#src/domains/ground/staff/index.ts';
export type { FirstAdministrator, IssuedToken, NewStaff } from '#src/domains/ground/staff/index.ts';
export {
  BOOK_FAULTS,
  BOOK_PARTS,
  compareTotals,
  describeFault,
  describeTotalDifference,
  findFaults,
  readTotals,
} from '#src/domains/after/books/index.ts';
export { deriveKeys } from '#src/domains/ground/visitors/index.ts';
export { asSystem } from '#src/platform/context.ts';
export type { DatabaseSnapshot } from '#src/platform/database/copy/copy.ts';
export { prepareEmbedded } from '#src/platform/database/copy/embedded.ts';
export { compareSchema, isKnownMigration, lastMigrationOf } from '#src/platform/database/copy/migrations.ts';
export { checkPostgresTarget, restorePostgres } from '#src/platform/database/copy/postgres-restore.ts';
export { openSnapshot } from '#src/platform/database/copy/snapshot.ts';
export { lockDirectory } from '#src/platform/database/open/directory-lock.ts';
export { EVERYTHING } from '#src/platform/database/changes.ts';
export {
  openDatabase,
  openUnmigrated,
  type DatabaseSettings,
} from '#src/platform/database/open/open-database.ts';
export { createLog } from '#src/platform/log.ts';
export type { FileSettings } from '#src/adapters/files/file-settings.ts';
export { openFiles } from '#src/adapters/files/open-files.ts';
export type { Files, FileStore } from '#src/platform/files/file-store.ts';
export { networkOf } from '#src/platform/http/network-of.ts';
export type { Log } from '#src/platform/log.ts';
export { traceWith } from '#src/platform/seen/trace.ts';
export type { EndStep, Note, Step, Tracing } from '#src/platform/seen/trace.ts';
export { JOB_OUTCOMES } from '#src/platform/seen/meter.ts';
export type { Meter } from '#src/platform/seen/meter.ts';

export type Api = {
  fetch: ApiFetch;
  /** The longest body that a call takes. */
  bodyLimit: BodyLimitOf;
  /** Whether the front door may keep the answer of a call. */
  isShared: IsShared;
  /** Whether an access token is valid: ours, not expired, and its session has not ended. */
  isSignedIn: (accessToken: string) => Promise<boolean>;
  /** Whether SEO data is set for exactly this path and query. */
  hasSeoQuery: (address: string) => boolean;
  /** Whether SEO data is set for this path with any query. */
  hasSeoQueries: (path: string) => boolean;
  context: Context;
  cities: CityDirectory;
  stores: StoreDirectory;
  /** The catalogue in memory. */
  catalogue: Catalogue;
  /** The imports for 1C and the demo shop: each verb bound to this API's database. */
  imports: Imports;
  people: People;
  changes: Changes;
  /** Which processes serve the shop. */
  processes: Processes;
  database: Database;
  jobs: JobRegistry;
  /** Starts background work: outbox, schedules. Call it once the process listens. */
  startJobs: () => Promise<void>;
  /** Current problems, for people who run the shop. */
  troubles: () => readonly string[];
  /** What metrics show of it. */
  insight: Insight;
  /** Resolves when the database answers; throws otherwise. */
  ping: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Data of one person over all domains. */
export type People = {
  /** The account of a phone (`+79XXXXXXXXX`); null when there is none. */
  findByPhone: (phone: string) => Promise<number | null>;
  /** Throws `account-not-found`. */
  exportPerson: (accountId: number) => Promise<Record<string, unknown>>;
  /** Throws `account-not-found`. */
  erasePerson: (accountId: number) => Promise<EraseResult>;
};

export type Imports = ImportsOf<Modules>;

/** The API on a database of its own. */
export async function composeApi(settings: ApiSettings): Promise<Api> {
  return composeApiOn(await openDatabase(settings.database), settings);
}

/** The same on a database that is already open. */
export async function composeApiOn(
  database: Database,
  settings: Omit<ApiSettings, 'database'>,
): Promise<Api> {
  const { log } = settings;
  const troubles = createTroubles(log, settings.now);
  const clock = settings.now
    ? null
    : await startDatabaseClock({
        db: database.work,
        troubles,
        ...(settings.machineNow ? { machine: settings.machineNow } : {}),
        // The embedded database goes by the machine's clock and jumps with it.
        ...(database.engine === 'embedded' ? { steady: settings.machineNow ?? Date.now } : {}),
      });
  const now = settings.now ?? clock?.now ?? (() => new Date());
  /** Context of jobs, and of loading state into memory. */
  const context: Context = { db: database.work, now, log };
  await checkSharedKey(context.db, {
    tokenKey: settings.secrets.tokenKey,
    isReplaced: settings.isTokenKeyReplaced ?? false,
  });
  const processes = createProcesses(context, database);
  const ofCalls: Context = { ...context, db: database.db };
  const changes = await listenForChanges(database, (err) => log.error({ err }, 'a change was not applied'));
  const early = collectTags(changes);
  const parts = await composeModules({ context, ofCalls, settings, troubles, processes });
  const { modules, persons, keys, endedSessions, cities, stores, catalogue, seo } = parts;
  const off: ReadonlySet<string> = new Set(settings.modulesOff);
  const running: readonly DomainModule[] = modules.filter(({ name }) => !off.has(name));
  await followChanges(changes, running, early.take());

  const jobs = createJobRegistry();
  for (const module of running) registerWork(jobs, module);
  const all: readonly DomainModule[] = modules;
  for (const { endings: schedules = [] } of all) registerWork(jobs, { schedules });
  let runningJobs: Promise<RunningJobs> | null = null;
  const stopping = new AbortController();

  const identify = createIdentify(keys, { now: context.now, hasEnded: endedSessions.has });
  let endpoints: readonly Endpoint[] = [];
  const fetch = createApp({
    context: ofCalls,
    cities,
    identify,
    identifyStaff: (headers, ip) => identifyStaff(ofCalls, headers, ip),
    ...(settings.meter ? { meter: settings.meter } : {}),
    mount: (routes) => {
      for (const module of running) module.routes?.(routes);
      endpoints = routes.endpoints;
    },
  });

  return {
    fetch,
    bodyLimit: createBodyLimits(endpoints),
    isShared: createSharedCalls(endpoints),
    isSignedIn: async (accessToken) =>
      (await identify(new Headers({ authorization: `Bearer ${accessToken}` }))).kind === 'account',
    hasSeoQuery: seo.hasQuery,
    hasSeoQueries: seo.hasQueries,
    context,
    cities,
    stores,
    catalogue,
    imports: bindImports(asSystem(context, 'import'), modules),
    people: bindPeople(asSystem(context, 'command'), persons),
    changes,
    processes,
    database,
    jobs,
    startJobs: async () => {
      runningJobs ??= startJobs({
        context,
        database,
        registry: jobs,
        keepsQuiet: settings.keepsQuiet ?? true,
        signal: stopping.signal,
        ...(settings.meter ? { meter: settings.meter } : {}),
      });
      await runningJobs;
    },
    troubles: troubles.list,
    insight: composeInsight({ context, database, changes, troubles, topics: jobs.topics }),
    ping: async () => {
      await database.db.execute(sql`select 1`);
    },
    stop: async () => {
      stopping.abort();
      // Jobs that could not begin need no end.
      await (await runningJobs?.catch(() => null))?.stop();
      for (const module of modules satisfies readonly DomainModule[]) await stopModule(module);
      await changes.stop();
      clock?.stop();
      await database.close();
    },
  };
}

/** The context of a command of the repository, by the database's clock. */
export async function commandContext(database: Database, log: Log): Promise<Context> {
  const clock = await startDatabaseClock({ db: database.work, troubles: createTroubles(log) });
  return { db: database.work, now: clock.now, log };
}

function bindPeople(context: ActingContext, parts: Readonly<Record<string, PersonalData>>): People {
  return {
    findByPhone: (phone) => findAccountByPhone(context.db, phone),
    exportPerson: (accountId) => exportPerson(context, parts, { accountId, asker: 'staff' }),
    erasePerson: (accountId) => erasePerson(context, Object.values(parts), { accountId, asker: 'staff' }),
  };
}

/** Collects the tags that arrive while the modules load their state. */
function collectTags(changes: Changes): { take: () => Tag[] } {
  const collected: Tag[] = [];
  const unsubscribe = changes.subscribe((tags) => void collected.push(...tags));
  return {
    take: () => {
      unsubscribe();
      return collected;
    },
  };
}

/** Applies the collected tags, then each later change, in the order of the modules. */
async function followChanges(
  changes: Changes,
  modules: readonly DomainModule[],
  before: readonly Tag[],
): Promise<void> {
  const followers = modules.flatMap((module) => (module.projections ?? []).map(toFollower));
  for (const follow of followers) changes.subscribe(follow);
  if (before.length === 0) return;
  for (const follow of followers) await follow(before);
}

function toFollower({ apply, reload }: Projection) {
  return (tags: readonly Tag[]): void | Promise<void> => (tags.includes(EVERYTHING) ? reload() : apply(tags));
}

async function stopModule({ stop }: DomainModule): Promise<void> {
  await stop?.();
}
