import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { requestEmailVerification as contract } from '@yahont/contracts/accounts/email-proof.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName, secondsToWait } from '#src/platform/http/window-limit.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { accounts, emailVerifications } from '../accounts.tables.ts';
import { requireFreshEntry, requireProof } from '../proof/proof.ts';
import { sendEmailLink } from './email-link.ts';

/** Seconds between two e-mails of an account. */
const RESEND_SECONDS = 60;
const HOUR_SECONDS = 3600;
const PER_HOUR = 5;

/**
 * Sends a link to an address that the caller claims; opening it makes the address the account's.
 * @throws `mail-missing`; `proof-needed` for another address than the confirmed one, and for the first one long after the sign-in
 * where codes go by mail; `too-many-letters` with `context.retryAfter`, seconds
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
    // With codes by mail the first confirmed address is a new means of entry.
    if (confirmed === null && codes.ways.includes('mail')) await requireFreshEntry(tx, ctx);
    if (confirmed !== null && confirmed !== email) await requireProof(tx, ctx);
    await checkLetterLimits(tx, accountId, now);
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

async function checkLetterLimits(tx: Db, accountId: number, now: Date): Promise<void> {
  await lockName(tx, `email-link:${accountId}`);
  const rows = await tx
    .select({ at: emailVerifications.createdAt })
    .from(emailVerifications)
    .where(
      and(
        eq(emailVerifications.accountId, accountId),
        gt(emailVerifications.createdAt, new Date(now.getTime() - HOUR_SECONDS * 1000)),
      ),
    )
    .orderBy(desc(emailVerifications.createdAt))
    .limit(PER_HOUR);
  const sent = rows.map(({ at }) => at);
  const retryAfter = Math.max(
    secondsToWait(sent, { limit: 1, seconds: RESEND_SECONDS }, now),
    secondsToWait(sent, { limit: PER_HOUR, seconds: HOUR_SECONDS }, now),
  );
  if (retryAfter > 0) throw refuse(contract.refusals, 'too-many-letters', { retryAfter });
}
