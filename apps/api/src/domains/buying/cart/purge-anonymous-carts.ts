import { and, isNotNull, lt } from 'drizzle-orm';
import { ANONYMOUS_LIFE_MS } from '#src/platform/anonymous/anonymous-life.ts';
import type { Context } from '#src/platform/context.ts';
import { carts } from './cart.tables.ts';

/** Removes carts of anonymous visitors who did not change them for 90 days; their lines go with them. */
export async function purgeAnonymousCarts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - ANONYMOUS_LIFE_MS);
  await db.delete(carts).where(and(isNotNull(carts.fuserId), lt(carts.updatedAt, before)));
}
