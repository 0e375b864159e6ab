import { and, asc, eq, inArray, lte, or } from 'drizzle-orm';
import { asSystem, type ActingContext, type Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { lockProduct, type PlanRow } from './office-product.ts';
import { pricePlans } from './price-plans.tables.ts';
import { writePrice } from './write-price.ts';

/**
 * Starts and ends planned prices that are due, each in its own transaction, ends first, so that one
 * plan may follow another at the same minute. Several processes may run it at once.
 */
export async function applyPricePlans(ctx: Context): Promise<void> {
  const house = asSystem(ctx, 'jobs');
  const now = ctx.now();
  const due = await ctx.db
    .select({ id: pricePlans.id, productId: pricePlans.productId, state: pricePlans.state })
    .from(pricePlans)
    .where(
      or(
        and(eq(pricePlans.state, 'active'), lte(pricePlans.endsAt, now)),
        and(eq(pricePlans.state, 'planned'), lte(pricePlans.startsAt, now)),
      ),
    )
    .orderBy(asc(pricePlans.state), asc(pricePlans.startsAt), asc(pricePlans.id));
  // One by one: each is a change of one product, and a failure of one must not stop the others.
  for (const { id, productId } of due) {
    try {
      await ctx.db.transaction(async (tx) => {
        await lockProduct(tx, productId);
        const [plan] = await tx
          .select()
          .from(pricePlans)
          .where(and(eq(pricePlans.id, id), inArray(pricePlans.state, ['planned', 'active'])));
        if (plan) await step(tx, house, plan);
      });
    } catch (err) {
      ctx.log.error({ err, planId: id }, 'a planned price was not applied');
    }
  }
}

/** Starts a plan, ends it, or closes it unused when the shop was down for its whole term. */
async function step(tx: Db, ctx: ActingContext, plan: PlanRow): Promise<void> {
  const isOver = plan.endsAt !== null && plan.endsAt <= ctx.now();
  if (plan.state === 'planned' && isOver) {
    await tx.update(pricePlans).set({ state: 'ended' }).where(eq(pricePlans.id, plan.id));
    return;
  }
  if (plan.state === 'active') {
    if (!isOver) return;
    await endPlan(tx, ctx, plan, plan.reason);
    await tx.update(pricePlans).set({ state: 'ended' }).where(eq(pricePlans.id, plan.id));
    return;
  }
  const product = await lockProduct(tx, plan.productId);
  // A plan without an end restores nothing: its price is permanent.
  const state = plan.endsAt === null ? 'ended' : 'active';
  await tx
    .update(pricePlans)
    .set({ state, basePrice: product.price, baseOldPrice: product.oldPrice })
    .where(eq(pricePlans.id, plan.id));
  const to = { price: plan.price, oldPrice: plan.oldPrice };
  await writePrice(tx, ctx, { product, to, action: 'prices.apply', reason: plan.reason });
}

/** Restores the price from before the plan, or the one that 1C sent meanwhile. */
export async function endPlan(tx: Db, ctx: ActingContext, plan: PlanRow, reason: string): Promise<void> {
  if (plan.basePrice === null) throw new Error(`plan ${plan.id} is active without a price to come back to`);
  const product = await lockProduct(tx, plan.productId);
  const to = { price: plan.basePrice, oldPrice: plan.baseOldPrice };
  await writePrice(tx, ctx, { product, to, action: 'prices.end', reason });
}
