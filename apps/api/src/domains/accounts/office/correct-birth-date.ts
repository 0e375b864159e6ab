import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { parseBirthDate } from '@yahont/values/form-rules.ts';
import { orders } from '#src/domains/orders/orders.tables.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext, StaffMember } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { scopeOf } from '#src/platform/permissions.ts';
import { accounts } from '../accounts.tables.ts';

type Correction = { id: number; birthDate: string; reason: string };

/**
 * Replaces the birth date of an account, or removes it. A new date brings points a month later, like any other.
 * @throws `account-not-found`, also for an account that has collected nothing in the caller's stores
 */
export async function correctBirthDate(
  ctx: StaffContext,
  { id, birthDate, reason }: Correction,
): Promise<{ success: true }> {
  const date = parseBirthDate(birthDate);
  await ctx.db.transaction(async (tx) => {
    const corrected = await tx
      .update(accounts)
      .set({ birthDate: date, birthDateSetAt: ctx.now() })
      .where(and(eq(accounts.id, id), isNull(accounts.erasedAt), withinScope(tx, ctx.caller)))
      .returning({ id: accounts.id });
    if (corrected.length === 0) throw notFound('account');
    await audit(tx, ctx, {
      action: 'customers.birth-date',
      subject: { type: 'account', id },
      // The date itself is the person's, and the log keeps no personal data.
      after: { hasBirthDate: date !== null },
      reason,
    });
  });
  return { success: true };
}

/** Shoppers whom a member of staff may change: all, or those who collect or collected an order in their stores. */
function withinScope(db: Db, staff: StaffMember): SQL | undefined {
  const scope = scopeOf(staff, 'customers.edit');
  if (scope === 'network') return undefined;
  const storeIds = scope.filter((storeId) => storeId !== null);
  return exists(
    db
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.accountId, accounts.id), inArray(orders.storeId, storeIds))),
  );
}
