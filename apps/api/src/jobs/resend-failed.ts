import { and, eq, isNotNull } from 'drizzle-orm';
import { resendFailedMessage as contract } from '@yahont/contracts/office/messages.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';

/**
 * Sends a failed message again, as a new message with the same content. The key of its event still
 * prevents sending it twice.
 * @throws `message-not-found`, `already-resent`
 */
export async function resendFailed(ctx: ActingContext, id: number): Promise<{ success: true }> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.id, id), isNotNull(outbox.failedAt)))
      .for('update');
    if (!row) throw refuse(contract.refusals, 'message-not-found', {});
    if (row.resentAt !== null) throw refuse(contract.refusals, 'already-resent', {});
    const { topic, payload } = row;
    const resentAt = ctx.now();
    await tx.insert(outbox).values({ topic, payload });
    await tx.update(outbox).set({ resentAt }).where(eq(outbox.id, id));
    await audit(tx, ctx, {
      action: 'messages.resend',
      subject: { type: 'message', id },
      after: { topic, resentAt },
    });
  });
  return { success: true };
}
