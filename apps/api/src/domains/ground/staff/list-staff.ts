import { and, asc, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { OfficeStaff, StaffState } from '@yahont/contracts/office/staff.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { staffInvitations, staffKeys } from './keys.tables.ts';
import { LAST_SEEN_AT, ROLES, STORE_IDS } from './staff.sql.ts';
import { staff } from './staff.tables.ts';

const PAGE = 50;

/** People by id: those who currently work here, or those in this state. */
export async function listStaff(
  { db, now }: Context,
  { after = 0, state }: { after?: number | undefined; state?: StaffState | undefined } = {},
): Promise<{ items: OfficeStaff[]; next: number | null }> {
  const found = await selectStaff(db, now(), and(gt(staff.id, after), isIn(state, now())));
  const items = found.slice(0, PAGE);
  return { items, next: found.length > PAGE ? (items.at(-1)?.id ?? null) : null };
}

/** A person who currently works here. Throws `staff-not-found`. */
export async function getStaff(db: Db, now: Date, staffId: number): Promise<OfficeStaff> {
  const [found] = await selectStaff(db, now, and(eq(staff.id, staffId), isIn(undefined, now)));
  if (!found) throw notFound('staff');
  return found;
}

/** The same for a person who may have left. */
export async function getFormerStaff(db: Db, now: Date, staffId: number): Promise<OfficeStaff> {
  const [found] = await selectStaff(db, now, eq(staff.id, staffId));
  if (!found) throw notFound('staff');
  return found;
}

/** People with an address who have not connected an authenticator yet. */
const IS_INVITED = and(isNotNull(staff.email), isNull(staffKeys.totpSince));

function isIn(state: StaffState | undefined, now: Date): SQL | undefined {
  const isHere = or(isNull(staff.leftAt), gt(staff.leftAt, now));
  switch (state) {
    case undefined:
      return isHere;
    case 'left':
      return lte(staff.leftAt, now);
    case 'invited':
      return and(isHere, IS_INVITED);
    case 'works':
      return and(isHere, or(isNull(staff.email), isNotNull(staffKeys.totpSince)));
  }
}

async function selectStaff(db: Db, now: Date, where: SQL | undefined): Promise<OfficeStaff[]> {
  const rows = await db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      leftAt: staff.leftAt,
      roles: ROLES,
      storeIds: STORE_IDS,
      totpSince: staffKeys.totpSince,
      lastSeenAt: LAST_SEEN_AT,
      invitationEndsAt: staffInvitations.endsAt,
    })
    .from(staff)
    .leftJoin(staffKeys, eq(staffKeys.staffId, staff.id))
    .leftJoin(staffInvitations, eq(staffInvitations.staffId, staff.id))
    .where(where)
    .orderBy(asc(staff.id))
    .limit(PAGE + 1);
  return rows.map(({ leftAt, totpSince, lastSeenAt, invitationEndsAt, ...person }) => ({
    ...person,
    state: stateOf({ ...person, leftAt, totpSince }, now),
    secondStep: totpSince === null ? 'none' : 'totp',
    lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
    invitationEndsAt: invitationEndsAt?.toISOString() ?? null,
  }));
}

type Facts = { email: string | null; leftAt: Date | null; totpSince: Date | null };

function stateOf({ email, leftAt, totpSince }: Facts, now: Date): StaffState {
  if (leftAt !== null && leftAt <= now) return 'left';
  return email !== null && totpSince === null ? 'invited' : 'works';
}
