import { desc, eq, inArray } from 'drizzle-orm';
import type { ThreadRow } from '@yahont/contracts/support/threads.ts';
import type { Db } from '#src/platform/database/database.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { supportMessages, type RequestRow } from '../support.tables.ts';
import { firstName } from './read-thread.ts';
import { threadTitle } from './thread-title.ts';

/** Rows of a list with the newest message of each thread, which takes one more statement. */
export async function toThreadRows(db: Db, rows: readonly RequestRow[]): Promise<ThreadRow[]> {
  if (rows.length === 0) return [];
  const newest = await db
    .selectDistinctOn([supportMessages.requestId], {
      requestId: supportMessages.requestId,
      text: supportMessages.text,
      staffName: staff.name,
    })
    .from(supportMessages)
    .leftJoin(staff, eq(staff.id, supportMessages.staffId))
    .where(
      inArray(
        supportMessages.requestId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(supportMessages.requestId, desc(supportMessages.id));
  const lastOf = new Map(newest.map((message) => [message.requestId, message]));
  return rows.map((row) => {
    const last = lastOf.get(row.id);
    const staffName = last?.staffName ?? null;
    return {
      id: row.id,
      topic: row.topic,
      title: threadTitle(row.message),
      state: row.state,
      lastAt: row.lastAt.toISOString(),
      last: { by: staffName === null ? null : firstName(staffName), text: last?.text ?? row.message },
      isUnread: isUnread(row),
    };
  });
}

/** Whether the shop has written since the shopper last opened the thread. */
export function isUnread({ answeredAt, openedAt }: Pick<RequestRow, 'answeredAt' | 'openedAt'>): boolean {
  return answeredAt !== null && (openedAt === null || openedAt < answeredAt);
}
