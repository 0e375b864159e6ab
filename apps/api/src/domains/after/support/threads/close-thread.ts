import { eq } from 'drizzle-orm';
import type { Thread } from '@yahont/contracts/support/threads.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { supportRequests } from '../support.tables.ts';
import { lockOwnThread } from './own-thread.ts';
import { readThread } from './read-thread.ts';

/** The shopper has no further question. Closing a closed thread changes nothing. */
export async function closeThread({ db, caller }: AccountContext, id: number): Promise<Thread> {
  const row = await db.transaction(async (tx) => {
    const own = await lockOwnThread(tx, { id, accountId: caller.accountId });
    await tx.update(supportRequests).set({ state: 'closed' }).where(eq(supportRequests.id, id));
    return { ...own, state: 'closed' as const };
  });
  return readThread(db, row);
}
