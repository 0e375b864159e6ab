import { and, inArray, lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { reviews } from '../reviews.tables.ts';
import { KEPT_DAYS } from './own-review.ts';

const DAY_MS = 86_400_000;

/** Deletes reviews that were refused or hidden and that their authors left as they were, a day after the term. */
export async function purgeRefused({ db, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - (KEPT_DAYS + 1) * DAY_MS);
  await db
    .delete(reviews)
    .where(and(inArray(reviews.state, ['refused', 'hidden']), lt(reviews.decidedAt, before)));
}
