import { gt } from 'drizzle-orm';
import { ACCESS_LIFE_SECONDS } from '#src/domains/visitors/index.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import type { Tag } from '#src/platform/database/changes.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { sessions } from '../accounts.tables.ts';

const TAG = 'session-ended:';
const ACCESS_LIFE_MS = ACCESS_LIFE_SECONDS * 1000;

/**
 * Sessions that ended so lately that an access token of theirs may not have expired yet. Kept in memory, because every
 * call asks; each process hears of the ends in the others.
 */
export type EndedSessions = {
  has: (sessionId: string) => boolean;
  add: (sessionIds: readonly string[]) => void;
  /** Learns from announced changes. */
  apply: (tags: readonly Tag[]) => void;
  /** Learns what ended before this process listened. */
  load: () => Promise<void>;
};

export function createEndedSessions({ db, now }: Pick<Context, 'db' | 'now'>): EndedSessions {
  /** Unix milliseconds after which no token of the session lives; the first to be forgotten stand first. */
  const forgetAt = new Map<string, number>();

  function add(sessionIds: readonly string[]): void {
    const time = now().getTime();
    for (const [id, end] of forgetAt) {
      if (end > time) break;
      forgetAt.delete(id);
    }
    for (const id of sessionIds) forgetAt.set(id, time + ACCESS_LIFE_MS);
  }

  return {
    has: (sessionId) => forgetAt.has(sessionId),
    add,
    apply: (tags) => add(tags.filter((tag) => tag.startsWith(TAG)).map((tag) => tag.slice(TAG.length))),
    load: async () => {
      const since = new Date(now().getTime() - ACCESS_LIFE_MS);
      const ended = await db.select({ id: sessions.id }).from(sessions).where(gt(sessions.endedAt, since));
      add(ended.map(({ id }) => id));
    },
  };
}

/** Tells every process, once the transaction commits. */
export async function announceEnd(tx: Db, sessionIds: readonly string[]): Promise<void> {
  await announceChange(
    tx,
    sessionIds.map((id) => `${TAG}${id}`),
  );
}
