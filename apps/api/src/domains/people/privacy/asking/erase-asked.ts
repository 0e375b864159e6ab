import { and, asc, eq, lte } from 'drizzle-orm';
import { asSystem, type Context } from '#src/platform/context.ts';
import { erasePerson } from '../erase-person.ts';
import type { PersonalParts } from '../personal-parts.ts';
import { erasureRequests } from '../privacy.tables.ts';

const DAY_MS = 86_400_000;
/** A run takes no more, so that other work is not delayed. */
const PER_RUN = 100;

/**
 * Erases accounts whose cooling period is over. An account with a new open order waits another day, and
 * an account that fails does not stop the others.
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

/**
 * Erases unless the owner has withdrawn the request meanwhile: the request is locked, so it can no
 * longer be withdrawn.
 */
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
