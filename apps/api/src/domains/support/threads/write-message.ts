import { eq } from 'drizzle-orm';
import type { Thread } from '@yahont/contracts/support/threads.ts';
import { accounts } from '#src/domains/accounts/accounts.tables.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { acceptFiles } from '../files/accept-files.ts';
import { nameFiles, putFiles } from '../files/keep-files.ts';
import { checkMessageLimit } from '../message-limit.ts';
import { composeReplyEmail } from '../support-email.ts';
import type { SupportDeps } from '../support.routes.ts';
import { supportMessages, supportRequests } from '../support.tables.ts';
import { lockOwnThread } from './own-thread.ts';
import { readThread } from './read-thread.ts';

/** Messages of one account within an hour, whatever their threads. */
const PER_HOUR = 30;

/**
 * Writes into an own thread and notifies the operators; a closed one is open again.
 * @throws `thread-not-found`, `too-many-messages`, `too-many-files`, `file-refused`
 */
export async function writeMessage(
  ctx: AccountContext,
  { files: store, operatorMail }: Pick<SupportDeps, 'files' | 'operatorMail'>,
  { id, text, files }: { id: number; text: string; files: readonly File[] },
): Promise<Thread> {
  const { accountId } = ctx.caller;
  const at = ctx.now();
  const lockForMessage = async (tx: Db) => {
    const own = await lockOwnThread(tx, { id, accountId });
    await checkMessageLimit(tx, { accountId, perHour: PER_HOUR, of: 'messages', now: at });
    return own;
  };
  // Files are decoded only for who may write; the transaction below counts for good.
  if (files.length > 0) await ctx.db.transaction(lockForMessage);
  const kept = await putFiles(store, await acceptFiles(files));
  const row = await ctx.db.transaction(async (tx) => {
    const own = await lockForMessage(tx);
    const [written] = await tx
      .insert(supportMessages)
      .values({ requestId: id, at, staffId: null, text })
      .returning({ id: supportMessages.id });
    const [asker] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
    if (!written || !asker) throw new AppError('unauthenticated', 'sign-in-required');
    await nameFiles(tx, { requestId: id, messageId: written.id }, kept);
    const changed = { state: 'waiting' as const, lastAt: at, openedAt: at };
    await tx.update(supportRequests).set(changed).where(eq(supportRequests.id, id));
    const letter = composeReplyEmail({ id, topic: own.topic, message: text, asker, files: kept.length });
    await enqueue(tx, { topic: 'send-mail', payload: { to: operatorMail, ...letter } });
    return { ...own, ...changed };
  });
  return readThread(ctx.db, row);
}
