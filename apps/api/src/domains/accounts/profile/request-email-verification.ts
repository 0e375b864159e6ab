import { and, desc, eq, gt } from 'drizzle-orm';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { requestEmailVerification as contract } from '@yahont/contracts/accounts/email-proof.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName, secondsToWait } from '#src/platform/http/window-limit.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { emailVerifications } from '../accounts.tables.ts';
import { sendEmailLink } from './email-link.ts';

/** Seconds between two e-mails of an account. */
const RESEND_SECONDS = 60;
const HOUR_SECONDS = 3600;
const PER_HOUR = 5;

/**
 * Sends a link to an address that the caller claims; opening it makes the address the account's.
 * @throws `mail-missing`; `too-many-letters` with `context.retryAfter`, seconds
 */
export async function requestEmailVerification(
  ctx: AccountContext,
  { email }: { email: string },
  { publicUrl, sendsMail }: Pick<AccountDeps, 'publicUrl' | 'sendsMail'>,
): Promise<{ success: true; retryAfter: number }> {
  if (!sendsMail) throw refuse(contract.refusals, 'mail-missing', {});
  const { accountId } = ctx.caller;
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    await checkLetterLimits(tx, accountId, now);
    await sendEmailLink(tx, { accountId, email, now, publicUrl });
  });
  return { success: true, retryAfter: RESEND_SECONDS };
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
