import type { Context } from '#src/platform/context.ts';
import { purgeSignIns } from '#src/domains/accounts/index.ts';
import { purgeCallbacks, ringOperators } from '#src/domains/callbacks/index.ts';
import type { OperatorLine } from '#src/domains/callbacks/index.ts';
import { purgeCaptchaTokens } from '#src/domains/captcha/index.ts';
import { purgeRemovedLines } from '#src/domains/cart/index.ts';
import { announceOrder } from '#src/domains/notifications/index.ts';
import type { MailSender, SmsSender } from '#src/domains/notifications/index.ts';
import { expireReservations, getOrderForMessages } from '#src/domains/orders/index.ts';
import type { StoreDirectory } from '#src/domains/stores/index.ts';
import { createJobRegistry } from '#src/jobs/job-registry.ts';
import type { JobRegistry } from '#src/jobs/job-registry.ts';
import { purgeOutbox } from '#src/jobs/purge-outbox.ts';

type Parts = {
  context: Context;
  sms: SmsSender;
  mail: MailSender;
  operators: OperatorLine;
  stores: StoreDirectory;
};

/** Which verb does which message of the outbox, and what runs by the clock. */
export function composeJobs({ context, sms, mail, operators, stores }: Parts): JobRegistry {
  const jobs = createJobRegistry();
  const findStore = (id: number) => stores.find(id, context.now());

  jobs.registerJob('send-sms', (payload, { key }) => sms.send({ ...payload, idempotencyKey: key }));
  jobs.registerJob('send-mail', (payload, { key }) => mail.send({ ...payload, idempotencyKey: key }));
  jobs.registerJob('ring-operators', (payload, { key }) =>
    ringOperators(context, payload, { line: operators, idempotencyKey: key }),
  );
  jobs.registerJob('order-changed', async (payload, { followUp }) => {
    const readOrder = (ctx: Context, orderId: number) => getOrderForMessages(ctx, { findStore }, orderId);
    await followUp(await announceOrder(context, payload, { readOrder }));
  });

  jobs.registerSchedule({ name: 'expire-reservations', cron: '* * * * *', run: () => expireAll(context) });
  jobs.registerSchedule({ name: 'purge-sign-ins', cron: '17 * * * *', run: () => purgeSignIns(context) });
  jobs.registerSchedule({ name: 'purge-outbox', cron: '27 * * * *', run: () => purgeOutbox(context) });
  jobs.registerSchedule({
    name: 'purge-captcha-tokens',
    cron: '47 * * * *',
    run: () => purgeCaptchaTokens(context),
  });
  jobs.registerSchedule({ name: 'purge-callbacks', cron: '7 3 * * *', run: () => purgeCallbacks(context) });
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
