import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import type { listThreads as contract } from '@yahont/contracts/support/threads.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { supportRequests } from '../support.tables.ts';
import { toThreadRows } from './list-rows.ts';

/** The caller's threads, newest first, and how many of all threads have an unread answer. */
export async function listThreads(
  { db, caller }: AccountContext,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<AnswerOf<typeof contract>> {
  const { id, accountId, answeredAt, openedAt } = supportRequests;
  const isOwn = eq(accountId, caller.accountId);
  const [found, [unread]] = await Promise.all([
    db
      .select()
      .from(supportRequests)
      .where(and(isOwn, before === undefined ? undefined : lt(id, before)))
      .orderBy(desc(id))
      .limit(limit + 1),
    db
      .select({ count: count() })
      .from(supportRequests)
      // Without an answer the comparison is null, which is not true.
      .where(
        and(
          isOwn,
          or(lt(openedAt, answeredAt), and(isNull(openedAt), lt(supportRequests.createdAt, answeredAt))),
        ),
      ),
  ]);
  const rows = found.slice(0, limit);
  return {
    items: await toThreadRows(db, rows),
    next: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
    unread: unread?.count ?? 0,
  };
}
