import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { operatorLine } from './callbacks.tables.ts';
import { areOperatorsAtWork, type WorkingHours } from './working-hours.ts';

/** A page repeats that its person is on the line every minute; one that was closed is off it after this time. */
const ON_MS = 3 * 60_000;
/** For so long after somebody was on the line for the last time, the line decides whether calls are offered. */
const USED_MS = 7 * 86_400_000;

/** Who takes calls at this moment, by name. */
export async function listOnLine(db: Db, now: Date): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: staff.id, name: staff.name })
    .from(operatorLine)
    .innerJoin(staff, eq(staff.id, operatorLine.staffId))
    .where(
      and(
        eq(operatorLine.isOn, true),
        gt(operatorLine.seenAt, new Date(now.getTime() - ON_MS)),
        isNull(staff.leftAt),
      ),
    )
    .orderBy(asc(staff.name), asc(staff.id));
}

/**
 * Whether the site offers calls at this moment. `always` and `never` are taken literally. Within hours the line of the office
 * decides, once the house has used it; until then the hours alone do, for houses whose operators work elsewhere.
 */
export async function areCallsTaken(db: Db, hours: WorkingHours, now: Date): Promise<boolean> {
  if (hours === 'always' || hours === 'never') return hours === 'always';
  if (hours !== 'line' && !areOperatorsAtWork(hours, now)) return false;
  const people = await listOnLine(db, now);
  if (people.length > 0) return true;
  return hours !== 'line' && !(await isLineUsed(db, now));
}

async function isLineUsed(db: Db, now: Date): Promise<boolean> {
  const [last] = await db
    .select({ seenAt: operatorLine.seenAt })
    .from(operatorLine)
    .orderBy(desc(operatorLine.seenAt))
    .limit(1);
  return last !== undefined && last.seenAt.getTime() > now.getTime() - USED_MS;
}
