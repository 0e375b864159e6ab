import { and, eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { supportRequests, type RequestRow } from '../support.tables.ts';

type ThreadKey = { id: number; accountId: number };

/**
 * Locks a thread of this account until the transaction ends.
 * @throws `thread-not-found`, also for another account's thread
 */
export async function lockOwnThread(tx: Db, { id, accountId }: ThreadKey): Promise<RequestRow> {
  const [row] = await tx
    .select()
    .from(supportRequests)
    .where(and(eq(supportRequests.id, id), eq(supportRequests.accountId, accountId)))
    .for('update');
  if (!row) throw notFound('thread');
  return row;
}
