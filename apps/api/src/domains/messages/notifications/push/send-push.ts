import { and, eq, inArray } from 'drizzle-orm';
import { addressInMessage } from '@yahont/contracts/accounts/sign-in-page.ts';
import type { Context } from '#src/platform/context.ts';
import type { PayloadOf } from '#src/platform/jobs.ts';
import { pushEndpoints } from '../notifications.tables.ts';
import type { PushSender } from '../senders.ts';
import { sendOnce } from '../sending-once.ts';

/**
 * Shows a notice once in every browser of an account. Browsers that have unsubscribed are forgotten. If
 * one of them fails, it throws after serving the others, and a retry sends to that one only.
 */
export async function sendPush(
  ctx: Context,
  { accountId, title, text, path, once, key }: PayloadOf<'send-push'> & { key: string },
  push: Pick<PushSender, 'send'>,
): Promise<void> {
  const browsers = await ctx.db.select().from(pushEndpoints).where(eq(pushEndpoints.accountId, accountId));
  const notice = { title, text, path, address: addressInMessage(path) };
  const gone: number[] = [];
  const results = await Promise.allSettled(
    browsers.map(({ id, endpoint, p256dh, auth }) =>
      sendOnce(ctx, `push:${once ?? key}:${id}`, async () => {
        const result = await push.send({ endpoint, p256dh, auth }, notice);
        if (result === 'gone') gone.push(id);
      }),
    ),
  );
  if (gone.length > 0)
    await ctx.db
      .delete(pushEndpoints)
      .where(and(eq(pushEndpoints.accountId, accountId), inArray(pushEndpoints.id, gone)));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
