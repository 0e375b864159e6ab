import { and, eq, isNull } from 'drizzle-orm';
import { UNDO_MINUTES, undoSale as contract } from '@yahont/contracts/office/money/sales.ts';
import { actAs, audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { isWithin, scopeOf } from '#src/platform/permissions.ts';
import { lockAppointment, reopenVisit } from '#src/domains/after/appointments/index.ts';
import { takeBackSale } from '#src/domains/goods/stock/index.ts';
import { storePurchases } from '../purchases.tables.ts';

/** Until when a sale can be undone; null when the exchange sent it or it was undone. */
export function undoUntil({
  recordedAt,
  undoneAt,
}: Pick<typeof storePurchases.$inferSelect, 'recordedAt' | 'undoneAt'>): Date | null {
  if (recordedAt === null || undoneAt !== null) return null;
  return new Date(recordedAt.getTime() + UNDO_MINUTES * 60_000);
}

/**
 * Undoes a sale that was recorded by mistake: its pieces are on sale again, or put aside for the visit
 * of the sale, the purchase is removed, and its receipt may be recorded again. Repeating it changes
 * nothing.
 * @throws `sale-not-found`, also for another store; `too-late`
 */
export async function undoSale(
  ctx: StaffContext,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const [sale] = await tx.select().from(storePurchases).where(eq(storePurchases.id, id));
    if (!sale || !isWithin(scopeOf(ctx.caller, 'till.undo'), sale.storeId)) throw notFound('sale');
    const { storeId, receipt, total, appointmentId } = sale;
    // Locks the visit first, then the sale and its pieces, in the order of recording.
    const visit = appointmentId === null ? null : await lockAppointment(tx, appointmentId);
    const [locked] = await tx.select().from(storePurchases).where(eq(storePurchases.id, id)).for('update');
    if (!locked || locked.undoneAt !== null) return;
    const until = undoUntil(locked);
    if (until === null || now > until) throw refuse(contract.refusals, 'too-late', {});
    await actAs(tx, ctx);
    await tx.update(storePurchases).set({ undoneAt: now }).where(eq(storePurchases.id, id));
    const isHeld = visit !== null && !(await hasSale(tx, visit.id)) && (await reopenVisit(tx, ctx, visit));
    await takeBackSale(tx, { saleId: id, appointmentId: isHeld ? visit.id : null, at: now });
    await audit(tx, ctx, {
      action: 'sales.undo',
      subject: { type: 'sale', id },
      storeId,
      before: { receipt, total, undoneAt: null },
      after: { receipt, total, undoneAt: now.toISOString() },
      reason,
    });
  });
}

/** Whether a visit has a sale that was not undone. */
async function hasSale(tx: Db, appointmentId: number): Promise<boolean> {
  const sales = await tx
    .select({ id: storePurchases.id })
    .from(storePurchases)
    .where(and(eq(storePurchases.appointmentId, appointmentId), isNull(storePurchases.undoneAt)))
    .limit(1);
  return sales.length > 0;
}
