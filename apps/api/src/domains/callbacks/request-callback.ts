import type { z } from 'zod';
import type { requestCallback as contract } from '@yahont/contracts/callbacks.ts';
import type { CallContext } from '#src/platform/context.ts';
import { enqueue } from '#src/platform/outbox.ts';
import { networkOf } from '#src/platform/network-of.ts';
import { requireHuman } from '#src/domains/captcha/index.ts';
import { checkCallbackLimits } from './callback-limits.ts';
import type { CallbackDeps } from './callbacks.deps.ts';
import { callbackRequests } from './callbacks.tables.ts';
import { areOperatorsAtWork } from './working-hours.ts';

type Asked = z.output<NonNullable<(typeof contract)['body']>>;

/**
 * Writes down that somebody wants a call, for the operators to get at once. False when none of them works now.
 * @throws `captcha-failed`, `too-many-callbacks` with `context.retryAfter`
 */
export async function requestCallback(
  ctx: CallContext,
  { phone, token }: Asked,
  { captcha, hours }: CallbackDeps,
): Promise<boolean> {
  const now = ctx.now();
  if (!areOperatorsAtWork(hours, now)) return false;
  await requireHuman(ctx, { token, captcha });
  const network = networkOf(ctx.ip);
  await ctx.db.transaction(async (tx) => {
    await checkCallbackLimits(tx, { phone, network, now });
    const [row] = await tx
      .insert(callbackRequests)
      .values({ phone, city: ctx.city.name, ip: network, createdAt: now })
      .returning({ id: callbackRequests.id });
    if (row) await enqueue(tx, { topic: 'ring-operators', payload: { callbackId: row.id } });
  });
  return true;
}
