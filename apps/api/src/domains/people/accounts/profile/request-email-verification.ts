import { and, eq, isNotNull } from 'drizzle-orm';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { requestEmailVerification as contract } from '@yahont/contracts/accounts/email-proof.ts';
import { refuse } from '#src/platform/errors.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { accounts } from '../accounts.tables.ts';
import { requireFreshEntry, requireProof } from '../proof/proof.ts';
import { sendEmailLink } from './email-link.ts';
import { RESEND_SECONDS, requireLetterLimits } from './letter-limits.ts';

/**
 * Sends a link to an address that the caller claims; opening it makes the address the account's.
 * @throws `mail-missing`; `proof-needed` for another address than the confirmed one, and, where codes
 * go by e-mail, for the first one long after the sign-in; `too-many-letters` with `context.retryAfter`,
 * seconds
 */
export async function requestEmailVerification(
  ctx: AccountContext,
  { email }: { email: string },
  { publicUrl, sendsMail, codes }: Pick<AccountDeps, 'publicUrl' | 'sendsMail' | 'codes'>,
): Promise<{ success: true; retryAfter: number }> {
  if (!sendsMail) throw refuse(contract.refusals, 'mail-missing', {});
  const { accountId } = ctx.caller;
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const confirmed = await confirmedEmail(tx, accountId);
    // When codes go by e-mail, the first confirmed address is a new way to sign in.
    if (confirmed === null && codes.ways.includes('mail')) await requireFreshEntry(tx, ctx);
    if (confirmed !== null && confirmed !== email) await requireProof(tx, ctx);
    await requireLetterLimits(tx, accountId, now);
    await sendEmailLink(tx, { accountId, email, now, publicUrl });
  });
  return { success: true, retryAfter: RESEND_SECONDS };
}

async function confirmedEmail(tx: Db, accountId: number): Promise<string | null> {
  const [account] = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNotNull(accounts.emailVerifiedAt)));
  return account?.email ?? null;
}
