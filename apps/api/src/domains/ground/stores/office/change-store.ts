import { eq } from 'drizzle-orm';
import type { StoreChange } from '@yahont/contracts/office/stores.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { notFound } from '#src/platform/errors.ts';
import { isWithin, scopeOf } from '#src/platform/permissions.ts';
import { checkVersion } from '#src/platform/versions.ts';
import { stores } from '../stores.tables.ts';

/**
 * Changes hours, special days, services or events of a store; pages, pickup dates and free hours of visits follow at once.
 * @throws `store-not-found`, also for a store that is not the caller's; `changed-meanwhile`
 */
export async function changeStore(
  ctx: StaffContext,
  id: number,
  { reason, version, ...given }: StoreChange & { version: number },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(stores).where(eq(stores.id, id)).for('update');
    if (!row || !isWithin(scopeOf(ctx.caller, 'stores.edit'), id)) throw notFound('store');
    const subject = { type: 'store' as const, id };
    await checkVersion(tx, { subject, version: row.version }, version);
    const { hours, specialDays, services, events } = row;
    const before = { hours, specialDays, services, events };
    const after = { ...before, ...given };
    await tx.update(stores).set(after).where(eq(stores.id, id));
    await audit(tx, ctx, { action: 'stores.change', subject, storeId: id, before, after, reason });
    await announceChange(tx, ['stores']);
  });
}
