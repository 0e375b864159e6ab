import { eq } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { callbackRequests } from './callbacks.tables.ts';
import type { OperatorLine } from './operator-line.ts';

/** A call that comes later than this is no help; the shopper was told half a minute. */
const LATEST_MS = 10 * 60_000;

type Ringing = { line: OperatorLine; idempotencyKey: string };

/**
 * Hands a request for a call to the operators; a second time does nothing. One that could not be handed over for ten
 * minutes is given up.
 * @throws when the operators cannot be reached
 */
export async function ringOperators(
  ctx: Context,
  { callbackId }: { callbackId: number },
  { line, idempotencyKey }: Ringing,
): Promise<void> {
  const [wanted] = await ctx.db.select().from(callbackRequests).where(eq(callbackRequests.id, callbackId));
  if (!wanted || wanted.deliveredAt) return;
  const { id, phone, city, createdAt } = wanted;
  if (ctx.now().getTime() - createdAt.getTime() > LATEST_MS) {
    ctx.log.error({ callbackId }, 'a request for a call was given up: no operator could be told in time');
    return;
  }
  await line.ring({ id, phone, city, wantedAt: createdAt }, { idempotencyKey });
  await ctx.db
    .update(callbackRequests)
    .set({ deliveredAt: ctx.now() })
    .where(eq(callbackRequests.id, callbackId));
}
