import { createHash, randomBytes } from 'node:crypto';
import { CONFIRM_EMAIL_PAGE } from '@yahont/contracts/accounts/email-proof.ts';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { writeMail } from '#src/domains/messages/notifications/index.ts';
import { emailVerifications } from '../accounts.tables.ts';
import { ACCOUNT_EVENTS } from '../messages/account-events.ts';

const DAY_MS = 86_400_000;
const LINK_LIFE_MS = DAY_MS;

/** Hash of a link's token; the token itself is not stored. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Sends a link to an address; opening it confirms that the address belongs to the account. */
export async function sendEmailLink(
  tx: Db,
  { accountId, email, now, publicUrl }: { accountId: number; email: string; now: Date; publicUrl: string },
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(emailVerifications).values({
    hash: hashLinkToken(token),
    accountId,
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_LIFE_MS),
  });
  const url = `${publicUrl}${CONFIRM_EMAIL_PAGE}?token=${token}`;
  const letter = writeMail(ACCOUNT_EVENTS['email-confirmation'], { url, publicUrl });
  await enqueue(tx, { topic: 'send-mail', payload: { to: email, ...letter } });
}
