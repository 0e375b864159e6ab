import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { callbackRequests } from './callbacks.tables.ts';
import type { OperatorLine, WantedCall } from './operator-line.ts';

/** The shopper sees a countdown of 28 seconds: two attempts with the line's timeout of ten seconds fit into it. */
const TRIES = 2;
const PAUSE_MS = 1000;

/** Hands a call to the operators, with the same key for every attempt. False when they did not accept it. */
export async function ringOperators(ctx: Context, line: OperatorLine, call: WantedCall): Promise<boolean> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if (attempt > 1) await sleep(PAUSE_MS);
    try {
      await line.ring(call, { idempotencyKey: `callback-${call.id}` });
    } catch (error) {
      ctx.log.error({ callbackId: call.id, attempt, err: error }, 'the operators did not take a call');
      continue;
    }
    await ctx.db
      .update(callbackRequests)
      .set({ deliveredAt: ctx.now() })
      .where(eq(callbackRequests.id, call.id));
    return true;
  }
  return false;
}
