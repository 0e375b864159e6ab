import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { UNDO_EMAIL_PAGE, undoEmailChange as contract } from '@yahont/contracts/accounts/proof.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { shownEmail } from '#src/platform/text/shown-email.ts';
import { writeMail } from '#src/domains/messages/notifications/index.ts';
import { accounts, emailUndos, emailVerifications, type Account } from '../accounts.tables.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { passkeys } from '../passkeys/passkeys.tables.ts';
import { endSessionsOf } from '../sessions/end-sessions-of.ts';
import { hashLinkToken } from './email-link.ts';
import { ACCOUNT_EVENTS } from '../messages/account-events.ts';

const UNDO_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Notifies a confirmed address that it is about to be replaced, with a link that undoes it. Unconfirmed
 * addresses get nothing.
 */
export async function keepOldEmail(
  tx: Db,
  { account, now, publicUrl }: { account: Account; now: Date; publicUrl: string },
): Promise<void> {
  const { id: accountId, email, emailVerifiedAt } = account;
  if (email === null || emailVerifiedAt === null) return;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + UNDO_DAYS * DAY_MS);
  await tx
    .insert(emailUndos)
    .values({ hash: hashLinkToken(token), accountId, email, createdAt: now, expiresAt });
  const url = `${publicUrl}${UNDO_EMAIL_PAGE}?token=${token}`;
  const letter = writeMail(ACCOUNT_EVENTS['email-changed'], { url, publicUrl });
  await enqueue(tx, { topic: 'send-mail', payload: { to: email, ...letter }, expiresAt });
}

/**
 * Restores an account's old confirmed address and closes every other way in: sessions, passkeys, and
 * links that would confirm another address. The oldest open link has priority: using it invalidates
 * later ones, which went to an intruder's addresses.
 * @throws `link-ended` for a link that was used, has expired or was never sent
 */
export async function undoEmailChange(
  ctx: Context,
  { token }: { token: string },
  { endedSessions }: Pick<AccountDeps, 'endedSessions'>,
): Promise<{ success: true; email: string }> {
  const now = ctx.now();
  const undone = await ctx.db.transaction(async (tx) => {
    const [link] = await tx
      .update(emailUndos)
      .set({ usedAt: now })
      .where(
        and(
          eq(emailUndos.hash, hashLinkToken(token)),
          isNull(emailUndos.usedAt),
          gt(emailUndos.expiresAt, now),
        ),
      )
      .returning();
    if (!link) return null;
    const { accountId, email, createdAt } = link;
    await tx
      .update(emailUndos)
      .set({ usedAt: now })
      .where(
        and(
          eq(emailUndos.accountId, accountId),
          isNull(emailUndos.usedAt),
          gt(emailUndos.createdAt, createdAt),
        ),
      );
    await tx
      .update(emailVerifications)
      .set({ usedAt: now })
      .where(and(eq(emailVerifications.accountId, accountId), isNull(emailVerifications.usedAt)));
    await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
    await tx.update(accounts).set({ email, emailVerifiedAt: now }).where(eq(accounts.id, accountId));
    return { email, ended: await endSessionsOf(tx, { accountId, now }) };
  });
  if (!undone) throw refuse(contract.refusals, 'link-ended', {});
  endedSessions.add(undone.ended);
  return { success: true, email: shownEmail(undone.email) };
}
