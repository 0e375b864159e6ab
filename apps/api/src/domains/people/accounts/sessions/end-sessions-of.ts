import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { sessions } from '../accounts.tables.ts';
import { announceEnd } from './ended-sessions.ts';

type Which = {
  accountId: number;
  now: Date;
  /** Stays open. */
  except?: string;
  /** Only this one is ended. */
  only?: string;
};

/**
 * Ends open sessions of an account. Add the returned ids to `endedSessions` after the commit: other
 * processes are notified separately.
 */
export async function endSessionsOf(tx: Db, { accountId, now, except, only }: Which): Promise<string[]> {
  const rows = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
        only === undefined ? undefined : eq(sessions.id, only),
      ),
    )
    .returning({ id: sessions.id });
  const ids = rows.map(({ id }) => id);
  await announceEnd(tx, ids);
  return ids;
}
