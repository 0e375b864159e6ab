import { and, asc, eq, lte } from 'drizzle-orm';
import { asSystem, type Context } from '#src/platform/context.ts';
import { erasePerson } from '../erase-person.ts';
import type { PersonalParts } from '../personal-parts.ts';
import { erasureRequests } from '../privacy.tables.ts';

const DAY_MS = 86_400_000;
/** A run takes no more, so that others are not kept waiting. */
const PER_RUN = 100;

/**
 * Erases accounts whose cooling period is over. One with an order that was made meanwhile waits another day, and one that
 * cannot be erased because of a fault keeps none of the others waiting.
 */
export async function eraseAsked(ctx: Context, parts: PersonalParts): Promise<void> {
  const due = await ctx.db
    .select({ accountId: erasureRequests.accountId })
    .from(erasureRequests)
    .where(lte(erasureRequests.eraseAt, ctx.now()))
    .orderBy(asc(erasureRequests.eraseAt))
    .limit(PER_RUN);
  for (const { accountId } of due) {
    try {
      await eraseOne(ctx, parts, accountId);
    } catch (err) {
      ctx.log.error({ err, accountId }, 'an erasure failed');
      await postpone(ctx, accountId);
    }
  }
}

/** Erases unless the owner has taken the wish back meanwhile: the locked request says so, and nobody can take it back any more. */
async function eraseOne(ctx: Context, parts: PersonalParts, accountId: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const [wish] = await tx
      .select()
      .from(erasureRequests)
      .where(and(eq(erasureRequests.accountId, accountId), lte(erasureRequests.eraseAt, ctx.now())))
      .for('update');
    if (!wish) return;
    const person = { accountId, asker: 'owner' } as const;
    const result = await erasePerson(asSystem(inside, 'jobs'), Object.values(parts()), person);
    if (result.ok) return;
    ctx.log.warn({ accountId, reason: result.reason }, 'an erasure waits');
    await postpone(inside, accountId);
  });
}

async function postpone({ db, now }: Context, accountId: number): Promise<void> {
  await db
    .update(erasureRequests)
    .set({ eraseAt: new Date(now().getTime() + DAY_MS) })
    .where(eq(erasureRequests.accountId, accountId));
}
