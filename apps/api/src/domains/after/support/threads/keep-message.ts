import { eq } from 'drizzle-orm';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { nameFiles, type KeptFile } from '../files/keep-files.ts';
import { checkMessageLimit } from '../message-limit.ts';
import { composeReplyEmail } from '../support-email.ts';
import { supportMessages, supportRequests, type RequestRow } from '../support.tables.ts';
import { lockOwnThread } from './own-thread.ts';

/** Maximum number of messages of one account within an hour, over all threads and channels. */
const PER_HOUR = 30;

/**
 * Locks one of the shopper's own threads if they may write into it now.
 * @throws `thread-not-found`, `too-many-messages`
 */
export async function lockForMessage(
  tx: Db,
  { id, accountId, at }: { id: number; accountId: number; at: Date },
): Promise<RequestRow> {
  const own = await lockOwnThread(tx, { id, accountId });
  await checkMessageLimit(tx, { accountId, perHour: PER_HOUR, of: 'messages', now: at });
  return own;
}

type NewMessage = {
  /** Locked by this transaction. */
  own: RequestRow;
  at: Date;
  text: string;
  files: readonly KeptFile[];
  /** Hash of the Message-ID of the e-mail that brought it; null: written on the site. */
  letterKey: string | null;
};

/**
 * Writes the shopper's message into their thread, which now waits for the shop, and notifies the
 * operators.
 */
export async function keepMessage(
  tx: Db,
  { own, at, text, files, letterKey }: NewMessage,
  operatorMail: string,
): Promise<RequestRow> {
  const { id, topic, accountId } = own;
  const [written] = await tx
    .insert(supportMessages)
    .values({ requestId: id, at, staffId: null, text, letterKey })
    .returning({ id: supportMessages.id });
  const [asker] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  if (!written || !asker) throw new AppError('unauthenticated', 'sign-in-required');
  await nameFiles(tx, { requestId: id, messageId: written.id }, files);
  const changed = { state: 'waiting' as const, lastAt: at, openedAt: at };
  await tx.update(supportRequests).set(changed).where(eq(supportRequests.id, id));
  const letter = composeReplyEmail({ id, topic, message: text, asker, files: files.length });
  await enqueue(tx, { topic: 'send-mail', payload: { to: operatorMail, ...letter } });
  return { ...own, ...changed };
}
