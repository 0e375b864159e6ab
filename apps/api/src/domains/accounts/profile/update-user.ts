import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UpdateUser, User } from '@yahont/contracts/accounts/user.ts';
import { parseBirthDate } from '@yahont/values/form-rules.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { AppError } from '#src/platform/errors.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { toUser } from '../accounts.mapper.ts';
import { accounts } from '../accounts.tables.ts';

/** Changes the caller's own profile; an empty e-mail removes it. */
export async function updateUser(
  ctx: AccountContext,
  { name, lastName, surName, email, birthDate }: z.output<typeof UpdateUser>,
  deps: Pick<AccountDeps, 'balance'>,
): Promise<User> {
  const { accountId } = ctx.caller;
  const newEmail = email === '' ? null : email;
  const [row] = await ctx.db
    .update(accounts)
    .set({
      name,
      lastName,
      surName,
      email: newEmail,
      // A new address is unconfirmed until its link is opened.
      emailVerifiedAt: sql`case when ${accounts.email} = ${newEmail} then ${accounts.emailVerifiedAt} end`,
      ...birthDateChange(birthDate),
    })
    .where(eq(accounts.id, accountId))
    .returning();
  if (!row) throw new AppError('unauthenticated', 'sign-in-required');
  return toUser(row, await deps.balance(ctx.db, accountId));
}

/** An omitted date is kept. */
function birthDateChange(birthDate: string | undefined): { birthDate?: string | null } {
  return birthDate === undefined ? {} : { birthDate: parseBirthDate(birthDate) };
}
