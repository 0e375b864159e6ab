import { randomUUID } from 'node:crypto';
import { count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import type { Database } from '#src/platform/database/database.ts';
import { builds, processes } from './processes.tables.ts';

const BEAT_MS = 10_000;
/** Four beats: a process that was not seen for longer has ended. */
const LIFE = sql`now() - interval '45 seconds'`;
const FORGOTTEN = sql`now() - interval '1 hour'`;

/** The processes that serve this shop at the moment; while the database is away, those of the last beat. */
export type Processes = {
  /**
   * Makes this process known with its build of the storefront. On the embedded database, which belongs to one
   * process, nothing is written.
   */
  join: (build: string) => Promise<void>;
  /** How many serve, this one included: at least one. */
  number: () => number;
  /**
   * The newest build that some process serves: the one that was first seen last. Null before `join`. While a deployment
   * replaces the processes one after another it is the new build everywhere, and after a roll-back the old one once no
   * process serves the new one.
   */
  latestBuild: () => string | null;
  /** Reads again who serves. */
  reload: () => Promise<void>;
  stop: () => Promise<void>;
};

export function createProcesses(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { engine }: Pick<Database, 'engine'>,
): Processes {
  const id = randomUUID();
  let own: string | null = null;
  let known: { number: number; build: string } | null = null;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> = Promise.resolve();

  async function beat(): Promise<void> {
    if (own === null) return;
    // A process that was suspended for an hour has been deleted.
    await db
      .insert(processes)
      .values({ id, build: own, startedAt: sql`now()`, seenAt: sql`now()` })
      .onConflictDoUpdate({ target: processes.id, set: { seenAt: sql`now()` } });
    await db.delete(processes).where(lt(processes.seenAt, FORGOTTEN));
    await reload();
  }

  async function reload(): Promise<void> {
    if (own === null || engine === 'embedded') return;
    const [newest] = await db
      .select({ build: builds.id, number: sql`sum(${count()}) over ()`.mapWith(Number) })
      .from(processes)
      .innerJoin(builds, eq(builds.id, processes.build))
      .where(sql`${processes.seenAt} > ${LIFE}`)
      .groupBy(builds.id)
      .orderBy(desc(builds.firstSeenAt), desc(builds.id))
      .limit(1);
    known = newest ?? null;
  }

  const later = (): void => {
    timer = setTimeout(() => {
      beating = beat()
        .catch((err: unknown) => log.warn({ err }, 'this process could not say that it serves'))
        .finally(() => {
          if (own !== null) later();
        });
    }, BEAT_MS);
    timer.unref();
  };

  return {
    join: async (build) => {
      own = build;
      if (engine === 'embedded') return;
      await db
        .insert(builds)
        .values({ id: build, firstSeenAt: sql`now()` })
        .onConflictDoNothing();
      await beat();
      await announceChange(db, ['processes']);
      later();
    },
    number: () => Math.max(1, known?.number ?? 1),
    latestBuild: () => known?.build ?? own,
    reload,
    stop: async () => {
      clearTimeout(timer);
      if (own === null) return;
      own = null;
      // A beat under way would write the row again after it was deleted.
      await beating;
      clearTimeout(timer);
      if (engine === 'embedded') return;
      await db.delete(processes).where(eq(processes.id, id));
      await announceChange(db, ['processes']);
    },
  };
}
