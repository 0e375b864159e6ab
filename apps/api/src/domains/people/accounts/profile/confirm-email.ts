import { shownEmail } from '#src/platform/text/shown-email.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { confirmEmail as contract } from '@yahont/contracts/accounts/email-proof.ts';
import { refuse } from '#src/platform/errors.ts';
import { accounts, emailVerifications } from '../accounts.tables.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { hashLinkToken } from './email-link.ts';
import { keepOldEmail } from './undo-email.ts';

/**
 * Confirms the address of a link for its account and invalidates the account's other links.
 * @throws `link-ended` for a link that was used, has expired or was never sent
 */
export async function confirmEmail(
  ctx: Context,
  { token }: { token: string },
  { publicUrl }: Pick<AccountDeps, 'publicUrl'>,
): Promise<{ success: true; email: string }> {
  const now = ctx.now();
  const email = await ctx.db.transaction(async (tx) => {
    const [link] = await tx
      .update(emailVerifications)
      .set({ usedAt: now })
      .where(
        and(
          eq(emailVerifications.hash, hashLinkToken(token)),
          isNull(emailVerifications.usedAt),
          gt(emailVerifications.expiresAt, now),
        ),
      )
      .returning();
    if (!link) return null;
    await tx
      .update(emailVerifications)
      .set({ usedAt: now })
      .where(and(eq(emailVerifications.accountId, link.accountId), isNull(emailVerifications.usedAt)));
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, link.accountId)).for('update');
    if (account && account.email !== link.email) await keepOldEmail(tx, { account, now, publicUrl });
    await tx
      .update(accounts)
      .set({ email: link.email, emailVerifiedAt: now })
      .where(eq(accounts.id, link.accountId));
    return link.email;
  });
  if (email === null) throw refuse(contract.refusals, 'link-ended', {});
  return { success: true, email: shownEmail(email) };
}
