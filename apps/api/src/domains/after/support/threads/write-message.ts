import type { Thread } from '@yahont/contracts/support/threads.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { acceptFiles } from '../files/accept-files.ts';
import { putFiles } from '../files/keep-files.ts';
import type { SupportDeps } from '../support.deps.ts';
import { keepMessage, lockForMessage } from './keep-message.ts';
import { readThread } from './read-thread.ts';

/**
 * Writes into a thread of the caller and notifies the operators; a closed thread is reopened.
 * @throws `thread-not-found`, `too-many-messages`, `too-many-files`, `file-refused`
 */
export async function writeMessage(
  ctx: AccountContext,
  { files: store, operatorMail }: Pick<SupportDeps, 'files' | 'operatorMail'>,
  { id, text, files }: { id: number; text: string; files: readonly File[] },
): Promise<Thread> {
  const { accountId } = ctx.caller;
  const at = ctx.now();
  // Files are decoded only for a caller who may write; the transaction below repeats the check under
  // its lock.
  if (files.length > 0) await ctx.db.transaction((tx) => lockForMessage(tx, { id, accountId, at }));
  const kept = await putFiles(store, await acceptFiles(files));
  const row = await ctx.db.transaction(async (tx) => {
    const own = await lockForMessage(tx, { id, accountId, at });
    return keepMessage(tx, { own, at, text, files: kept, letterKey: null }, operatorMail);
  });
  return readThread(ctx.db, row);
}
