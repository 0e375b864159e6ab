import { gt } from 'drizzle-orm';
import { ACCESS_LIFE_SECONDS } from '#src/domains/ground/visitors/index.ts';
import { announceChange, type Tag } from '#src/platform/database/changes.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { forgetBrowsers } from '#src/domains/messages/notifications/index.ts';
import { sessions } from '../accounts.tables.ts';

const TAG = 'session-ended:';
const ACCESS_LIFE_MS = ACCESS_LIFE_SECONDS * 1000;

/**
 * Sessions that ended so recently that one of their access tokens may not have expired. In memory, because every call
 * needs them; each process is notified of sessions ended in others.
 */
export type EndedSessions = {
  has: (sessionId: string) => boolean;
  add: (sessionIds: readonly string[]) => void;
  /** Adds sessions from announced changes. */
  apply: (tags: readonly Tag[]) => void;
  /** Loads sessions that ended before this process subscribed. */
  load: () => Promise<void>;
};

export function createEndedSessions({ db, now }: Pick<Context, 'db' | 'now'>): EndedSessions {
  /** Unix milliseconds after which every token of the session has expired; earliest first. */
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

/**
 * Announces ended sessions to every process once the transaction commits, and stops the notices of
 * their browsers.
 */
export async function announceEnd(tx: Db, sessionIds: readonly string[]): Promise<void> {
  await forgetBrowsers(tx, sessionIds);
  await announceChange(
    tx,
    sessionIds.map((id) => `${TAG}${id}`),
  );
}
