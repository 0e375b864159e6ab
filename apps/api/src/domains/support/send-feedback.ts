import type { z } from 'zod';
import type { FeedbackRequest } from '@yahont/contracts/support/feedback.ts';
import { requireHuman } from '#src/domains/captcha/index.ts';
import type { Captcha } from '#src/domains/captcha/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { keepRequest } from './keep-request.ts';
import { checkMessageLimits } from './message-limit.ts';
import { supportRequests } from './support.tables.ts';

const PER_PHONE_HOURLY = 5;
const PER_NETWORK_HOURLY = 10;

/**
 * Stores the feedback form and sends it to the operators; the sender needs no account.
 * @throws `captcha-failed`, `too-many-messages` with `context.retryAfter`, seconds
 */
export async function sendFeedback(
  ctx: CallContext,
  { token, acceptsPersonalData: _consent, ...request }: z.output<typeof FeedbackRequest>,
  { captcha, operatorMail }: { captcha: Captcha; operatorMail: string },
): Promise<{ success: true; id: number }> {
  await requireHuman(ctx, { token, captcha });
  const now = ctx.now();
  const network = networkOf(ctx.ip);
  const { name, phone } = request;
  const id = await ctx.db.transaction(async (tx) => {
    const senders = [
      { column: supportRequests.network, value: network, perHour: PER_NETWORK_HOURLY },
      { column: supportRequests.phone, value: phone, perHour: PER_PHONE_HOURLY },
    ];
    await checkMessageLimits(tx, senders, now);
    const asker = { name, surName: '', lastName: '', phone };
    const row = { ...request, network, createdAt: now };
    return keepRequest(tx, row, { asker, city: ctx.city.name, operatorMail });
  });
  return { success: true, id };
}
