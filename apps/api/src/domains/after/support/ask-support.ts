import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { SupportRequest } from '@yahont/contracts/support/support.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { AppError } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { acceptFiles } from './files/accept-files.ts';
import { nameFiles, putFiles } from './files/keep-files.ts';
import { checkMessageLimit } from './message-limit.ts';
import { composeSupportEmail } from './support-email.ts';
import type { SupportDeps } from './support.deps.ts';
import { supportRequests } from './support.tables.ts';

const PER_HOUR = 5;

/**
 * Stores the caller's question, which starts a thread, and sends it to the operators.
 * @throws `too-many-messages` with `context.retryAfter`, seconds; `too-many-files`, `file-refused`
 */
export async function askSupport(
  ctx: AccountContext,
  { request, files }: { request: z.output<typeof SupportRequest>; files: readonly File[] },
  { files: store, operatorMail }: Pick<SupportDeps, 'files' | 'operatorMail'>,
): Promise<{ success: true; id: number }> {
  const { accountId } = ctx.caller;
  const now = ctx.now();
  const { topic, message, email } = request;
  const limit = { accountId, perHour: PER_HOUR, of: 'requests', now } as const;
  // Files are decoded only for a caller who may send; the transaction below repeats the check under its
  // lock.
  if (files.length > 0) await ctx.db.transaction((tx) => checkMessageLimit(tx, limit));
  const kept = await putFiles(store, await acceptFiles(files));
  const id = await ctx.db.transaction(async (tx) => {
    await checkMessageLimit(tx, limit);
    const [asker] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
    if (!asker) throw new AppError('unauthenticated', 'sign-in-required');
    const times = { createdAt: now, lastAt: now, openedAt: now };
    const [row] = await tx
      .insert(supportRequests)
      .values({
        accountId,
        topic,
        message,
        email: email === '' ? null : email,
        cityId: ctx.city.id,
        ...times,
      })
      .returning({ id: supportRequests.id });
    if (!row) throw new Error('an insert answered without a row');
    await nameFiles(tx, { requestId: row.id, messageId: null }, kept);
    const words = { id: row.id, topic, message, email, asker, city: ctx.city.name, files: kept.length };
    await enqueue(tx, {
      topic: 'send-mail',
      payload: { to: operatorMail, ...composeSupportEmail(words) },
    });
    return row.id;
  });
  return { success: true, id };
}
