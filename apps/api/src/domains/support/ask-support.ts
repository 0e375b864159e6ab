import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { SupportRequest } from '@yahont/contracts/support/support.ts';
import { accounts } from '#src/domains/accounts/accounts.tables.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { AppError } from '#src/platform/errors.ts';
import { keepRequest } from './keep-request.ts';
import { checkMessageLimits } from './message-limit.ts';
import { supportRequests } from './support.tables.ts';

const PER_HOUR = 5;

/**
 * Stores the caller's question and sends it to the operators.
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
    const sender = { column: supportRequests.accountId, value: accountId, perHour: PER_HOUR };
    await checkMessageLimits(tx, [sender], now);
    const [asker] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
    if (!asker) throw new AppError('unauthenticated', 'sign-in-required');
    const row = { accountId, ...request, createdAt: now };
    return keepRequest(tx, row, { asker, city: ctx.city.name, operatorMail });
  });
  return { success: true, id };
}
