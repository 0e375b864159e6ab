import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { UpdateUser, User } from '@yahont/contracts/accounts/user.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { AppError } from '#src/platform/errors.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { toUser } from '../accounts.mapper.ts';
import { accounts } from '../accounts.tables.ts';
import { requireProof } from '../proof/proof.ts';
import { changeBirthDate } from './birth-date.ts';
import { keepOldEmail } from './undo-email.ts';

/**
 * Changes the caller's own profile; an empty e-mail removes it.
 * @throws `proof-needed` for another e-mail than the confirmed one; `birth-date-set`
 */
export async function updateUser(
  ctx: AccountContext,
  { email, birthDate, ...names }: z.output<typeof UpdateUser>,
  deps: Pick<AccountDeps, 'balance' | 'publicUrl'>,
): Promise<User> {
  const { accountId } = ctx.caller;
  const now = ctx.now();
  const newEmail = email === '' ? null : email;
  const row = await ctx.db.transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
    if (!account) throw new AppError('unauthenticated', 'sign-in-required');
    const isSame = account.email === newEmail;
    if (!isSame && account.emailVerifiedAt !== null) await requireProof(tx, ctx);
    if (!isSame) await keepOldEmail(tx, { account, now, publicUrl: deps.publicUrl });
    const [changed] = await tx
      .update(accounts)
      .set({
        ...names,
        email: newEmail,
        // A new address is unconfirmed until its link is opened.
        emailVerifiedAt: isSame ? account.emailVerifiedAt : null,
        ...changeBirthDate(account, birthDate, now),
      })
      .where(eq(accounts.id, accountId))
      .returning();
    return changed;
  });
  if (!row) throw new AppError('unauthenticated', 'sign-in-required');
  return toUser(row, await deps.balance(ctx.db, accountId));
}
