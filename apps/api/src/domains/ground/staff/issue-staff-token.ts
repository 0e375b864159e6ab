import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Role } from '@yahont/contracts/office/permissions.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { SESSION_MS } from './sessions.ts';
import { staff, staffRoles, staffSessions, staffStores } from './staff.tables.ts';
import { createStaffToken } from './staff-token.ts';

export type NewStaff = {
  name: string;
  roles: readonly Role[];
  /** Codes of the stores in which the person acts. */
  storeCodes: readonly string[];
};
export type IssuedToken = { token: string; staffId: number; expiresAt: Date };

/**
 * Creates a staff member with a session of 12 hours and returns its token, which is not stored. Throws `unknown-store`.
 */
export async function issueStaffToken(
  ctx: ActingContext,
  { name, roles, storeCodes }: NewStaff,
): Promise<IssuedToken> {
  const now = ctx.now();
  const { token, hash } = createStaffToken();
  const expiresAt = new Date(now.getTime() + SESSION_MS.open);
  const sessionId = randomUUID();
  const staffId = await ctx.db.transaction(async (tx) => {
    const storeIds = await findStores(tx, storeCodes);
    const [made] = await tx.insert(staff).values({ name, createdAt: now }).returning({ id: staff.id });
    if (!made) throw new Error('an insert answered without a row');
    const { id } = made;
    if (roles.length > 0) await tx.insert(staffRoles).values(roles.map((role) => ({ staffId: id, role })));
    if (storeIds.length > 0)
      await tx.insert(staffStores).values(storeIds.map((storeId) => ({ staffId: id, storeId })));
    await tx
      .insert(staffSessions)
      .values({ id: sessionId, staffId: id, tokenHash: hash, createdAt: now, expiresAt });
    const subject = { type: 'staff' as const, id };
    await audit(
      tx,
      ctx,
      { action: 'staff.create', subject, after: { name, roles, storeIds } },
      { action: 'staff.session', subject, after: { sessionId, expiresAt: expiresAt.toISOString() } },
    );
    return id;
  });
  return { token, staffId, expiresAt };
}

async function findStores(tx: Db, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return [];
  const wanted = [...new Set(codes)];
  const rows = await tx
    .select({ id: stores.id, code: stores.code })
    .from(stores)
    .where(inArray(stores.code, wanted));
  const known = new Set(rows.map(({ code }) => code));
  const missing = wanted.find((code) => !known.has(code));
  if (missing !== undefined) throw new AppError('invalid', 'unknown-store', { context: { store: missing } });
  return rows.map(({ id }) => id);
}
