import { sql } from 'drizzle-orm';
import type { Database, Db } from './database.ts';

const CHANNEL = 'yahont_changes';
/** NOTIFY carries at most 8,000 bytes. */
const TAGS_PER_NOTICE = 200;

/**
 * Tags of what changed: `product:42`, `section:koltsa`, `catalogue`, `stores`, `cities`, `content:home`.
 * Projections and page caches of every process listen for them.
 */
export type Tag = string;

/** Announces a change; it reaches the processes when the transaction commits, and never if it doesn't. */
export async function announceChange(tx: Db, tags: readonly Tag[]): Promise<void> {
  const unique = [...new Set(tags)];
  for (let from = 0; from < unique.length; from += TAGS_PER_NOTICE) {
    const payload = JSON.stringify(unique.slice(from, from + TAGS_PER_NOTICE));
    await tx.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
  }
}

export type Changes = {
  /** Called with the tags of each change, in the order of commits. */
  subscribe: (onChange: (tags: readonly Tag[]) => void | Promise<void>) => () => void;
  stop: () => Promise<void>;
};

/** Listens on the database and hands the tags to all subscribers of this process, one change at a time. */
export async function listenForChanges(database: Database, onError: (error: unknown) => void): Promise<Changes> {
  const subscribers = new Set<(tags: readonly Tag[]) => void | Promise<void>>();
  let tail: Promise<void> = Promise.resolve();
  const deliver = async (tags: readonly Tag[]): Promise<void> => {
    for (const subscriber of subscribers) {
      try {
        await subscriber(tags);
      } catch (error) {
        onError(error);
      }
    }
  };
  const unlisten = await database.listen(CHANNEL, (payload) => {
    tail = tail.then(() => deliver(parseTags(payload)));
  });
  return {
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    stop: async () => {
      await unlisten();
      await tail;
    },
  };
}

function parseTags(payload: string): readonly Tag[] {
  const tags: unknown = JSON.parse(payload);
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}
