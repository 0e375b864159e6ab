import { sql } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { missedQueries } from './search.tables.ts';

/** Counts queries without results. Collects them in memory first: an answer never waits for the database. */
export type MissedQueries = {
  add: (query: string) => void;
  /** Writes the counts collected since the last write. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
};

const LONGEST = 100;
/** More distinct queries between two writes are a flood; the excess is not counted. */
const MAX_WAITING = 500;
const WRITE_EVERY_MS = 10_000;
/** Looks like a phone, a card or an e-mail address: personal data is not stored. */
const PERSONAL = /@|(?:\d[\s()+-]*){7}/;

export function createMissedQueries({ db, now, log }: Context): MissedQueries {
  let waiting = new Map<string, { count: number; lastAskedAt: Date }>();
  let writing: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    if (waiting.size === 0) return;
    const rows = [...waiting].map(([query, counted]) => ({ query, ...counted }));
    waiting = new Map();
    await db
      .insert(missedQueries)
      .values(rows)
      .onConflictDoUpdate({
        target: missedQueries.query,
        set: {
          count: sql`${missedQueries.count} + excluded.count`,
          lastAskedAt: sql`greatest(${missedQueries.lastAskedAt}, excluded.last_asked_at)`,
        },
      });
  };
  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(() => {
    flush().catch((error: unknown) => {
      writing = Promise.resolve();
      log.error({ err: error }, 'missed queries were not written');
    });
  }, WRITE_EVERY_MS);
  timer.unref();

  return {
    add: (query) => {
      const normal = query.toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
      if (normal === '' || PERSONAL.test(normal)) return;
      const known = waiting.get(normal);
      if (!known && waiting.size >= MAX_WAITING) return;
      waiting.set(normal, { count: (known?.count ?? 0) + 1, lastAskedAt: now() });
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
