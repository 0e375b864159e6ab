import { eq } from 'drizzle-orm';
import { STORE_DESKS, VISITORS_AN_HOUR } from '@yahont/contracts/appointments/desks.ts';
import type { StoreDesk } from '@yahont/contracts/office/store-desks.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { isWithin, scopeOf } from '#src/platform/permissions.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { storeDesks } from '../appointments.tables.ts';

type Deps = Pick<AppointmentDeps, 'stores'>;

/**
 * Visitors an hour of each desk of a store.
 * @throws `store-not-found`, also for a store that is not the caller's
 */
export async function listStoreDesks(ctx: StaffContext, { stores }: Deps, id: number): Promise<StoreDesk[]> {
  if (!stores.find(id, ctx.now()) || !isWithin(scopeOf(ctx.caller, 'appointments.see'), id))
    throw notFound('store');
  return desksOf(ctx.db, id);
}

/**
 * Sets how many visitors an hour a desk receives from now on.
 * @throws `store-not-found`, also for a store that is not the caller's
 */
export async function setStoreDesk(
  ctx: StaffContext,
  { stores }: Deps,
  { id, desk, visitors, reason }: StoreDesk & { id: number; reason: string },
): Promise<StoreDesk[]> {
  if (!stores.find(id, ctx.now()) || !isWithin(scopeOf(ctx.caller, 'appointments.desks'), id))
    throw notFound('store');
  return ctx.db.transaction(async (tx) => {
    const numberOf = async () => (await desksOf(tx, id)).find((one) => one.desk === desk)?.visitors;
    const before = await numberOf();
    await tx
      .insert(storeDesks)
      .values({ storeId: id, desk, visitors })
      .onConflictDoUpdate({ target: [storeDesks.storeId, storeDesks.desk], set: { visitors } });
    if (before !== visitors)
      await audit(tx, ctx, {
        action: 'appointments.desks',
        subject: { type: 'store', id },
        storeId: id,
        before: { [desk]: before },
        after: { [desk]: visitors },
        reason,
      });
    return desksOf(tx, id);
  });
}

async function desksOf(db: Db, storeId: number): Promise<StoreDesk[]> {
  const rows = await db.select().from(storeDesks).where(eq(storeDesks.storeId, storeId));
  const own = new Map(rows.map(({ desk, visitors }) => [desk, visitors]));
  return STORE_DESKS.map((desk) => ({ desk, visitors: own.get(desk) ?? VISITORS_AN_HOUR[desk] }));
}
