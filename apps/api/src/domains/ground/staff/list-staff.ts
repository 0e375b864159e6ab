import { and, asc, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import type { OfficeStaff } from '@yahont/contracts/office/staff.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { ROLES, STORE_IDS } from './staff.sql.ts';
import { staff } from './staff.tables.ts';

const PAGE = 50;

/** People who currently work here, by id. */
export async function listStaff(
  { db, now }: Context,
  after = 0,
): Promise<{ items: OfficeStaff[]; next: number | null }> {
  const found = await selectStaff(db, now(), gt(staff.id, after));
  const items = found.slice(0, PAGE);
  return { items, next: found.length > PAGE ? (items.at(-1)?.id ?? null) : null };
}

/** A person who currently works here. Throws `staff-not-found`. */
export async function getStaff(db: Db, now: Date, staffId: number): Promise<OfficeStaff> {
  const [found] = await selectStaff(db, now, eq(staff.id, staffId));
  if (!found) throw notFound('staff');
  return found;
}

function selectStaff(db: Db, now: Date, where: SQL) {
  return db
    .select({
      id: staff.id,
      name: staff.name,
      roles: ROLES,
      storeIds: STORE_IDS,
    })
    .from(staff)
    .where(and(where, or(isNull(staff.leftAt), gt(staff.leftAt, now))))
    .orderBy(asc(staff.id))
    .limit(PAGE + 1);
}
