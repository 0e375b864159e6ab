import { and, eq, isNull } from 'drizzle-orm';
import { parseBirthDate } from '@yahont/values/form-rules.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { scopeOf } from '#src/platform/permissions.ts';
import { accounts } from '../accounts.tables.ts';
import { customersWithin } from './customers-within.ts';

type Correction = { id: number; birthDate: string; reason: string };

/**
 * Replaces the birth date of an account, or removes it. A new date brings points a month later, like
 * any other.
 * @throws `account-not-found`, also for an account without orders in the caller's stores
 */
export async function correctBirthDate(
  ctx: StaffContext,
  { id, birthDate, reason }: Correction,
): Promise<{ success: true }> {
  const date = parseBirthDate(birthDate);
  const scope = scopeOf(ctx.caller, 'customers.edit');
  await ctx.db.transaction(async (tx) => {
    const corrected = await tx
      .update(accounts)
      .set({ birthDate: date, birthDateSetAt: ctx.now() })
      .where(and(eq(accounts.id, id), isNull(accounts.erasedAt), customersWithin(tx, scope)))
      .returning({ id: accounts.id });
    if (corrected.length === 0) throw notFound('account');
    await audit(tx, ctx, {
      action: 'customers.birth-date',
      subject: { type: 'account', id },
      // The date itself is personal, and the log keeps no personal data.
      after: { hasBirthDate: date !== null },
      reason,
    });
  });
  return { success: true };
}
