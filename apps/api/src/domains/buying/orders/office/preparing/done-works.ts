import { eq } from 'drizzle-orm';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { Db } from '#src/platform/database/database.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { orderWorks } from '../../orders.tables.ts';

/** Finished works, by the line that requires them. */
export type DoneWorks = ReadonlyMap<number, OfficeOrder['works'][number]['done']>;

export async function findDoneWorks(db: Db, orderId: number): Promise<DoneWorks> {
  const rows = await db
    .select({ lineId: orderWorks.lineId, at: orderWorks.at, staffName: staff.name })
    .from(orderWorks)
    .innerJoin(staff, eq(staff.id, orderWorks.staffId))
    .where(eq(orderWorks.orderId, orderId));
  return new Map(rows.map(({ lineId, at, staffName }) => [lineId, { at: at.toISOString(), staffName }]));
}
