import { and, desc, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import type { SupportRequest } from '@yahont/contracts/account.ts';
import { accounts } from '#src/domains/accounts/accounts.tables.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/outbox.ts';
import { lockName, secondsToWait } from '#src/platform/window-limit.ts';
import { composeSupportLetter } from './support-letter.ts';
import { supportRequests } from './support.tables.ts';

const HOUR_SECONDS = 3600;
const PER_HOUR = 5;

/**
 * Keeps what the caller asks and sends it to the operators.
 * @throws `too-many-messages` with `context.retryAfter`, seconds
 */
export async function askSupport(
  ctx: AccountContext,
  request: z.output<typeof SupportRequest>,
  { operatorMail }: { operatorMail: string },
): Promise<{ success: true; id: number }> {
  const { accountId } = ctx.caller;
  const now = ctx.now();
  const id = await ctx.db.transaction(async (tx) => {
    await checkMessageLimit(tx, accountId, now);
    const [asker] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
    if (!asker) throw new AppError('unauthenticated', 'sign-in-required');
    const [kept] = await tx
      .insert(supportRequests)
      .values({ accountId, ...request, createdAt: now })
      .returning({ id: supportRequests.id });
    if (!kept) throw new Error('an insert answered without a row');
    const letter = composeSupportLetter({ id: kept.id, ...request, asker, city: ctx.city.name });
    await enqueue(tx, { topic: 'send-mail', payload: { to: operatorMail, ...letter } });
    return kept.id;
  });
  return { success: true, id };
}

async function checkMessageLimit(tx: Db, accountId: number, now: Date): Promise<void> {
  await lockName(tx, `support:${accountId}`);
  const rows = await tx
    .select({ at: supportRequests.createdAt })
    .from(supportRequests)
    .where(
      and(
        eq(supportRequests.accountId, accountId),
        gt(supportRequests.createdAt, new Date(now.getTime() - HOUR_SECONDS * 1000)),
      ),
    )
    .orderBy(desc(supportRequests.createdAt))
    .limit(PER_HOUR);
  const sent = rows.map(({ at }) => at);
  const retryAfter = secondsToWait(sent, { limit: PER_HOUR, seconds: HOUR_SECONDS }, now);
  if (retryAfter > 0)
    throw new AppError('too-many-requests', 'too-many-messages', { context: { retryAfter } });
}
