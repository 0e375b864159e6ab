import { and, desc, eq, lt } from 'drizzle-orm';
import type { OfficeOrderNote } from '@yahont/contracts/office/order-lists/order-notes.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { orderNotes } from '../orders.tables.ts';
import { checkSeen, lockForStaff } from './lock-for-staff.ts';

const PAGE = 50;

/** A page of notes about an order of the caller's stores, newest first. Throws `order-not-found`. */
export async function listNotes(
  ctx: StaffContext,
  { orderId, before }: { orderId: number; before?: number | undefined },
): Promise<{ items: OfficeOrderNote[]; next: number | null }> {
  await checkSeen(ctx.db, ctx, { orderId, permission: 'orders.see' });
  const rows = await ctx.db
    .select({ id: orderNotes.id, text: orderNotes.text, at: orderNotes.at, staffName: staff.name })
    .from(orderNotes)
    .innerJoin(staff, eq(staff.id, orderNotes.staffId))
    .where(and(eq(orderNotes.orderId, orderId), before === undefined ? undefined : lt(orderNotes.id, before)))
    .orderBy(desc(orderNotes.id))
    // One extra row shows whether there is a next page.
    .limit(PAGE + 1);
  const items = rows.slice(0, PAGE).map(({ at, ...note }) => ({ ...note, at: at.toISOString() }));
  return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
}

/** Writes a note. The log keeps that there is one, not its text, which may name people. Throws `order-not-found`. */
export async function writeNote(
  ctx: StaffContext,
  { orderId, text }: { orderId: number; text: string },
): Promise<OfficeOrderNote> {
  const { staffId } = ctx.caller;
  return ctx.db.transaction(async (tx) => {
    const { storeId } = await lockForStaff(tx, ctx, { orderId, permission: 'notes.write' });
    const at = ctx.now();
    const [note] = await tx
      .insert(orderNotes)
      .values({ orderId, staffId, text, at })
      .returning({ id: orderNotes.id });
    const [author] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId));
    if (note === undefined || author === undefined) throw new Error(`note of order ${orderId} is lost`);
    await audit(tx, ctx, {
      action: 'orders.note',
      subject: { type: 'order', id: orderId },
      storeId,
      after: { note: note.id },
    });
    return { id: note.id, text, at: at.toISOString(), staffName: author.name };
  });
}
