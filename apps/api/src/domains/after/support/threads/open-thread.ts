import { and, eq } from 'drizzle-orm';
import type { Thread } from '@yahont/contracts/support/threads.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { supportRequests } from '../support.tables.ts';
import { readThread } from './read-thread.ts';

/**
 * Reads a thread of the caller; its answers count as read from now on.
 * @throws `thread-not-found`, also for another account's thread
 */
export async function openThread({ db, caller, now }: AccountContext, id: number): Promise<Thread> {
  const [row] = await db
    .update(supportRequests)
    .set({ openedAt: now() })
    .where(and(eq(supportRequests.id, id), eq(supportRequests.accountId, caller.accountId)))
    .returning();
  if (!row) throw notFound('thread');
  return readThread(db, row);
}
