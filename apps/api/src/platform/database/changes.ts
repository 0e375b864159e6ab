import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { CHANGE_RETRY } from '@yahont/values/deadlines.ts';
import type { Database, Db } from './database.ts';

const CHANNEL = 'yahont_changes';
/** NOTIFY carries at most 8,000 bytes. */
const TAGS_PER_NOTICE = 200;

/**
 * Tags of changes: `product:42`, `section:koltsa`, `catalogue`, `stores`, `store-cities`, `cities`, `content:home`,
 * `session-ended:<id>`. Projections, page caches and the list of ended sessions of every process subscribe to them.
 */
export type Tag = string;

/**
 * Announced to this process only when changes may have been missed: everything that mirrors the
 * database reloads.
 */
export const EVERYTHING: Tag = 'everything';

/** Announces a change; processes receive it when the transaction commits, and never after a rollback. */
export async function announceChange(tx: Db, tags: readonly Tag[]): Promise<void> {
  const unique = [...new Set(tags)];
  for (let from = 0; from < unique.length; from += TAGS_PER_NOTICE) {
    const payload = JSON.stringify(unique.slice(from, from + TAGS_PER_NOTICE));
    await tx.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
  }
}

/**
 * Announces the tags that a query selects, in one statement. The query selects one text column with few
 * enough tags for one notice.
 */
export async function announceSelected(tx: Db, tags: SQL): Promise<void> {
  await tx.execute(sql`
    select pg_notify(${CHANNEL}, json_agg(selected.tag)::text) from (${tags}) as selected(tag) having count(*) > 0`);
}

export type ChangesState = { isHearing: boolean; catchUps: number };

export type Changes = {
  /** Called with the tags of the changes since the last call, each tag once, in the order of commits. */
  subscribe: (onChange: (tags: readonly Tag[]) => void | Promise<void>) => () => void;
  /** Resolves when every subscriber has applied all that was committed before the call. */
  caughtUp: () => Promise<void>;
  /** Whether changes of other processes arrive now, and how often everything was read again because some may not have. */
  state: () => ChangesState;
  stop: () => Promise<void>;
};

/**
 * Minimum time for which tags are collected after each delivery. The first change of a quiet shop is
 * delivered at once.
 */
const REST_MS = 20;
/**
 * Tags are also collected for this many times the duration of the delivery, so that a busy shop does
 * not spend its time on following its own changes.
 */
const REST_TIMES = 20;
const MAX_REST_MS = 500;

/**
 * Listens on the database and passes the tags to all subscribers of this process, one call at a time.
 * Tags that arrive in the meantime or shortly after are collected: a burst of orders causes one reload,
 * not one per order. When a subscriber fails, its tags are passed to all subscribers again, because
 * later ones have used its state.
 * @param retryMs the first pause before that, milliseconds
 */
export async function listenForChanges(
  database: Database,
  onError: (error: unknown) => void,
  { retryMs = CHANGE_RETRY.first }: { retryMs?: number } = {},
): Promise<Changes> {
  const subscribers = new Set<(tags: readonly Tag[]) => void | Promise<void>>();
  const waiting = new Set<Tag>();
  /** By the tag of a call of `caughtUp`. */
  const ends = new Map<Tag, () => void>();
  let isDelivering = false;
  let delivery: Promise<void> = Promise.resolve();
  const stopping = new AbortController();
  /** Tags that some subscriber failed to apply. */
  const owed = new Set<Tag>();
  let retry: NodeJS.Timeout | undefined;
  let nextRetryMs = retryMs;
  const state: ChangesState = { isHearing: true, catchUps: 0 };

  const deliver = async (): Promise<void> => {
    isDelivering = true;
    while (waiting.size > 0) {
      const tags = [...waiting];
      waiting.clear();
      const began = performance.now();
      if (await isApplied(tags)) nextRetryMs = owed.size > 0 ? nextRetryMs : retryMs;
      else owe(tags);
      for (const tag of tags) ends.get(tag)?.();
      await rest(performance.now() - began, stopping.signal);
    }
    isDelivering = false;
  };
  const isApplied = async (tags: readonly Tag[]): Promise<boolean> => {
    let failures = 0;
    for (const subscriber of subscribers) {
      try {
        await subscriber(tags);
      } catch (error) {
        failures += 1;
        onError(error);
      }
    }
    return failures === 0;
  };
  const owe = (tags: readonly Tag[]): void => {
    for (const tag of tags) if (!ends.has(tag)) owed.add(tag);
    if (stopping.signal.aborted || retry !== undefined) return;
    retry = setTimeout(() => {
      retry = undefined;
      const again = [...owed];
      owed.clear();
      hear(again);
    }, nextRetryMs);
    retry.unref();
    nextRetryMs = Math.min(2 * nextRetryMs, CHANGE_RETRY.longest);
  };
  const hear = (tags: readonly Tag[]): void => {
    for (const tag of tags) waiting.add(tag);
    if (!isDelivering) delivery = deliver();
  };
  const unlisten = await database.listen(CHANNEL, (payload) => hear(parseTags(payload)), {
    onLost: () => {
      state.isHearing = false;
    },
    onGap: () => {
      state.isHearing = true;
      state.catchUps += 1;
      // The database answers again: what fails now is not tried again as late as what failed while it was away.
      nextRetryMs = retryMs;
      hear([EVERYTHING]);
    },
  });
  return {
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    state: () => state,
    caughtUp: async () => {
      const tag: Tag = `caught-up:${randomUUID()}`;
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(tag, resolve);
      await announceChange(database.db, [tag]);
      await promise;
      ends.delete(tag);
    },
    stop: async () => {
      await unlisten();
      stopping.abort();
      clearTimeout(retry);
      await delivery;
    },
  };
}

async function rest(tookMs: number, signal: AbortSignal): Promise<void> {
  const ms = Math.min(Math.max(REST_MS, REST_TIMES * tookMs), MAX_REST_MS);
  // Stopping ends the wait early.
  await delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

function parseTags(payload: string): readonly Tag[] {
  const tags: unknown = JSON.parse(payload);
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}
