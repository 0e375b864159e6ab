import { and, isNotNull, lt } from 'drizzle-orm';
import { ANONYMOUS_LIFE_MS } from '#src/platform/anonymous/anonymous-life.ts';
import type { Context } from '#src/platform/context.ts';
import { favouriteLists, listGifts, listHints } from './lists.tables.ts';
import { HINT_REST_MS } from './own/hint-at-list.ts';
import { GIFT_MARK_MS } from './by-link/by-link.ts';

/** Deletes what has no use any more: lists of visitors who left, old marks, and addresses of hints. */
export async function purgeLists({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = (life: number) => new Date(now().getTime() - life);
  await db
    .delete(favouriteLists)
    .where(and(isNotNull(favouriteLists.fuserId), lt(favouriteLists.changedAt, before(ANONYMOUS_LIFE_MS))));
  await db.delete(listGifts).where(lt(listGifts.createdAt, before(GIFT_MARK_MS)));
  await db.delete(listHints).where(lt(listHints.sentAt, before(HINT_REST_MS)));
}
