import { sealAudit, watchAuditChain } from '#src/platform/audit/seal.ts';
import type { Context } from '#src/platform/context.ts';
import { purgeSignIns } from '#src/domains/accounts/index.ts';
import { purgeCallbacks } from '#src/domains/callbacks/index.ts';
import { purgeCaptchaTokens } from '#src/domains/captcha/index.ts';
import { purgeRemovedLines } from '#src/domains/cart/index.ts';
import { announceOrder } from '#src/domains/notifications/index.ts';
import type { MailSender, SmsSender } from '#src/domains/notifications/index.ts';
import { expireReservations, getOrderForMessages } from '#src/domains/orders/index.ts';
import type { StoreDirectory } from '#src/domains/stores/index.ts';
import { purgeFeedback } from '#src/domains/support/index.ts';
import { createJobRegistry } from '#src/jobs/job-registry.ts';
import type { JobRegistry } from '#src/jobs/job-registry.ts';
import { purgeOutbox } from '#src/jobs/purge-outbox.ts';

type Parts = {
  context: Context;
  sms: SmsSender;
  mail: MailSender;
  stores: StoreDirectory;
};

/** Which verb does which message of the outbox, and what runs by the clock. */
export function composeJobs({ context, sms, mail, stores }: Parts): JobRegistry {
  const jobs = createJobRegistry();
  const findStore = (id: number) => stores.find(id, context.now());

  jobs.registerJob('send-sms', async ({ to, text, until }, { key }) => {
    if (until !== undefined && context.now() >= new Date(until)) {
      context.log.warn({ key }, 'an SMS was not sent in time and is worth nothing now');
      return;
    }
    await sms.send({ to, text, idempotencyKey: key });
  });
  jobs.registerJob('send-mail', (payload, { key }) => mail.send({ ...payload, idempotencyKey: key }));
  jobs.registerJob('order-changed', async (payload, { followUp }) => {
    const readOrder = (ctx: Context, orderId: number) => getOrderForMessages(ctx, { findStore }, orderId);
    await followUp(await announceOrder(context, payload, { readOrder }));
  });

  jobs.registerSchedule({ name: 'expire-reservations', cron: '* * * * *', run: () => expireAll(context) });
  jobs.registerSchedule({
    name: 'seal-audit',
    cron: '* * * * *',
    run: async () => {
      await sealAudit(context);
    },
  });
  jobs.registerSchedule({ name: 'watch-audit', cron: '3 * * * *', run: () => watchAuditChain(context) });
  jobs.registerSchedule({ name: 'purge-sign-ins', cron: '17 * * * *', run: () => purgeSignIns(context) });
  jobs.registerSchedule({ name: 'purge-outbox', cron: '27 * * * *', run: () => purgeOutbox(context) });
  jobs.registerSchedule({
    name: 'purge-captcha-tokens',
    cron: '47 * * * *',
    run: () => purgeCaptchaTokens(context),
  });
  jobs.registerSchedule({ name: 'purge-callbacks', cron: '7 3 * * *', run: () => purgeCallbacks(context) });
  jobs.registerSchedule({ name: 'purge-feedback', cron: '9 3 * * *', run: () => purgeFeedback(context) });
  jobs.registerSchedule({
    name: 'purge-cart-lines',
    cron: '37 * * * *',
    run: () => purgeRemovedLines(context),
  });
  return jobs;
}

async function expireAll(context: Context): Promise<void> {
  let expired = 1;
  while (expired > 0) expired = await expireReservations(context);
}
