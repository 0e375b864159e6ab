import { and, desc, eq, gt } from 'drizzle-orm';
import { requestEmailVerification } from '@yahont/contracts/accounts/email-proof.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName, secondsToWait } from '#src/platform/http/window-limit.ts';
import { emailVerifications } from '../accounts.tables.ts';

/** Seconds between two e-mails of an account. */
export const RESEND_SECONDS = 60;
const HOUR_SECONDS = 3600;
const PER_HOUR = 5;

/**
 * Seconds until a link may be sent to an address of the account; simultaneous calls wait for the end of
 * the transaction.
 */
export async function secondsToLetter(tx: Db, accountId: number, now: Date): Promise<number> {
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
  return Math.max(
    secondsToWait(sent, { limit: 1, seconds: RESEND_SECONDS }, now),
    secondsToWait(sent, { limit: PER_HOUR, seconds: HOUR_SECONDS }, now),
  );
}

/** @throws `too-many-letters` with `context.retryAfter`, seconds */
export async function requireLetterLimits(tx: Db, accountId: number, now: Date): Promise<void> {
  const retryAfter = await secondsToLetter(tx, accountId, now);
  if (retryAfter > 0) throw refuse(requestEmailVerification.refusals, 'too-many-letters', { retryAfter });
}
