import { and, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import {
  cancelPricePlan as cancelling,
  planPrice as planning,
  type PricePlan,
} from '@yahont/contracts/office/products.ts';
import { audit } from '#src/platform/audit/audit.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { endPlan } from './apply-price-plans.ts';
import { lockProduct, toPlan, type LockedProduct, type PlanRow } from './office-product.ts';
import { pricePlans } from './price-plans.tables.ts';
import { checkPrice, type Price } from './price-rules.ts';

export type NewPlan = Price & { productId: number; from: Date; to: Date | null; reason: string };

/** A newly written plan, and the current product. */
type Planned = { plan: PricePlan; product: LockedProduct };

/**
 * Plans a price, in the caller's transaction; a job starts and ends it on time. Throws
 * `product-not-found`, 422 for past days or days in the wrong order, `plan-overlaps`, and what
 * `checkPrice` throws.
 */
export async function planPrice(tx: Db, ctx: ActingContext, plan: NewPlan): Promise<Planned> {
  const { productId, price, oldPrice, from, to, reason } = plan;
  if (from <= ctx.now()) throw refuse(planning.refusals, 'in-the-past', {}, { field: 'from' });
  if (to !== null && to <= from) throw refuse(planning.refusals, 'not-after-from', {}, { field: 'to' });
  // The lock serialises plans of one product, so that two overlapping ones cannot both be written.
  const product = await lockProduct(tx, productId);
  await checkPrice(tx, ctx, product.price, { price, oldPrice });
  const overlapping = await findOverlapping(tx, plan);
  if (overlapping !== undefined) throw refuse(planning.refusals, 'plan-overlaps', { planId: overlapping });
  const [row] = await tx
    .insert(pricePlans)
    .values({ productId, price, oldPrice, startsAt: from, endsAt: to, reason, state: 'planned' })
    .returning();
  if (!row) throw new Error('an insert answered without a row');
  await audit(tx, ctx, {
    action: 'prices.plan',
    subject: { type: 'price-plan', id: row.id },
    after: { productId, price, oldPrice, from: from.toISOString(), to: to?.toISOString() ?? null },
    reason,
  });
  await announceChange(tx, [`product:${productId}`]);
  return { plan: toPlan(row), product };
}

async function findOverlapping(tx: Db, { productId, from, to }: NewPlan): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: pricePlans.id })
    .from(pricePlans)
    .where(
      and(
        eq(pricePlans.productId, productId),
        inArray(pricePlans.state, ['planned', 'active']),
        to === null ? undefined : lt(pricePlans.startsAt, to),
        or(isNull(pricePlans.endsAt), gt(pricePlans.endsAt, from)),
      ),
    )
    .limit(1);
  return found?.id;
}

/**
 * Deletes a plan before it starts; an active one ends at once. Throws `price-plan-not-found` and
 * `plan-over`.
 */
export async function cancelPricePlan(
  ctx: ActingContext,
  { planId, reason }: { planId: number; reason: string },
): Promise<PricePlan> {
  return ctx.db.transaction(async (tx) => {
    const plan = await lockPlan(tx, planId);
    if (plan.state !== 'planned' && plan.state !== 'active')
      throw refuse(cancelling.refusals, 'plan-over', { state: plan.state });
    if (plan.state === 'active') await endPlan(tx, ctx, plan, reason);
    const state = plan.state === 'active' ? 'ended' : 'cancelled';
    await tx.update(pricePlans).set({ state }).where(eq(pricePlans.id, planId));
    await audit(tx, ctx, {
      action: 'prices.cancel-plan',
      subject: { type: 'price-plan', id: planId },
      before: { state: plan.state },
      after: { state },
      reason,
    });
    await announceChange(tx, [`product:${plan.productId}`]);
    return toPlan({ ...plan, state });
  });
}

/** Locks the product first, like the job, so that the two cannot deadlock. */
async function lockPlan(tx: Db, planId: number): Promise<PlanRow> {
  const [found] = await tx
    .select({ productId: pricePlans.productId })
    .from(pricePlans)
    .where(eq(pricePlans.id, planId));
  if (!found) throw notFound('price-plan');
  await lockProduct(tx, found.productId);
  const [plan] = await tx.select().from(pricePlans).where(eq(pricePlans.id, planId));
  if (!plan) throw notFound('price-plan');
  return plan;
}
