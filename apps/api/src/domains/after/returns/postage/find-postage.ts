import { inArray } from 'drizzle-orm';
import type { OfficeReturn } from '@yahont/contracts/office/returns.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { findFiles } from '../pictures.ts';
import { returnPostages } from '../returns.tables.ts';

export type PostageRow = typeof returnPostages.$inferSelect;

/** Requested and paid postage, by return. */
export async function findPostages(db: Db, returnIds: readonly number[]): Promise<Map<number, PostageRow>> {
  if (returnIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(returnPostages)
    .where(inArray(returnPostages.returnId, [...returnIds]));
  return new Map(rows.map((row) => [row.returnId, row]));
}

export function toPostage({ asked, paid, way }: PostageRow) {
  return { asked: kopecks(asked), paid: paid === null ? null : kopecks(paid), way };
}

/** The same for staff, with the postal receipts. */
export async function findOfficePostage(db: Db, returnId: number): Promise<OfficeReturn['postage']> {
  const [postage, files] = await Promise.all([
    findPostages(db, [returnId]),
    findFiles(db, returnId, 'postage'),
  ]);
  const row = postage.get(returnId);
  return row ? { ...toPostage(row), files } : null;
}
