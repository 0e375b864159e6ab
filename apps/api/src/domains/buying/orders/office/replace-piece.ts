import { and, eq, inArray } from 'drizzle-orm';
import { replacePiece as contract } from '@yahont/contracts/office/orders.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { actAs, audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuseWith } from '#src/platform/errors.ts';
import { findNearPlaces, replaceItem } from '#src/domains/goods/stock/index.ts';
import { findLines } from '../load-orders.ts';
import { orderLineItems, orderLines, orderWorks } from '../orders.tables.ts';
import { lockForStaff } from './lock-for-staff.ts';
import { raiseVersion } from './raise-version.ts';

/** A ready order is excluded: its pieces were checked and are packed together. */
const REPLACED_IN: readonly OrderStatus[] = ['new', 'paid', 'assembling'];

type LineKey = { orderId: number; lineId: number; position: number };
type Replacement = LineKey & { found: 'on-hold' | 'missing'; reason: string };

/**
 * Puts another piece of the same SKU into the order: from its store first, then its city and the
 * warehouse, then any store. The old piece becomes on hold or missing. Throws `piece-not-found`,
 * `not-replaced-now`, `piece-on-its-way` and `no-other-piece`.
 */
export async function replacePiece(
  ctx: StaffContext,
  { found, reason, ...held }: Replacement,
): Promise<void> {
  const { orderId } = held;
  await ctx.db.transaction(async (tx) => {
    const { status, storeId, cityId } = await lockForStaff(tx, ctx, {
      orderId,
      permission: 'orders.replace-piece',
    });
    if (!REPLACED_IN.includes(status))
      throw refuseWith(contract, { ok: false, reason: 'not-replaced-now', status });
    const uin = await findHeld(tx, held);
    await actAs(tx, ctx);
    const places = await findNearPlaces(tx, { storeId, cityId });
    const replaced = await replaceItem(tx, { orderId, uin, found, places, at: ctx.now() });
    if (!replaced.ok) throw refuseWith(contract, replaced);
    await tx.update(orderLineItems).set({ uin: replaced.item.uin }).where(isHeld(held));
    await forgetWorks(tx, held);
    await raiseVersion(tx, orderId);
    await audit(tx, ctx, {
      action: 'orders.replace-piece',
      subject: { type: 'order', id: orderId },
      storeId,
      before: { uin },
      after: { uin: replaced.item.uin, from: replaced.item.storeId, found },
      reason,
    });
  });
}

/** The other piece has not been in the workshop. */
async function forgetWorks(tx: Db, { orderId, lineId }: LineKey): Promise<void> {
  const lines = await findLines(tx, [orderId]);
  const thing = lines.find(({ id }) => id === lineId);
  const worked = lines.filter(
    ({ id, parentPosition }) => id === lineId || parentPosition === thing?.position,
  );
  const ids = worked.map(({ id }) => id);
  await tx.delete(orderWorks).where(and(eq(orderWorks.orderId, orderId), inArray(orderWorks.lineId, ids)));
}

async function findHeld(tx: Db, held: LineKey): Promise<string> {
  const [row] = await tx
    .select({ uin: orderLineItems.uin })
    .from(orderLineItems)
    .innerJoin(orderLines, eq(orderLines.id, orderLineItems.lineId))
    .where(and(isHeld(held), eq(orderLines.orderId, held.orderId)));
  if (!row) throw notFound('piece');
  return row.uin;
}

function isHeld({ lineId, position }: LineKey) {
  return and(eq(orderLineItems.lineId, lineId), eq(orderLineItems.position, position));
}
