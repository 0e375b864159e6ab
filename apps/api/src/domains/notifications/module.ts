import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { announceOrder } from './announce-order.ts';
import type { ReadOrder } from './order-for-messages.ts';
import { announceReturn } from './returns/announce-return.ts';
import type { ReadReturn } from './returns/return-for-messages.ts';
import type { MailSender, SmsSender } from './senders.ts';

type Deps = {
  context: Context;
  sms: SmsSender;
  mail: MailSender;
  readOrder: ReadOrder;
  readReturn: ReadReturn;
};

/** Messages that leave the shop. */
export function notificationsModule({ context, sms, mail, readOrder, readReturn }: Deps) {
  return {
    name: 'notifications',
    jobs: {
      'send-sms': async ({ to, text, until }, { key }) => {
        if (until !== undefined && context.now() >= new Date(until)) {
          context.log.warn({ key }, 'an SMS was not sent in time and has expired');
          return;
        }
        await sms.send({ to, text, idempotencyKey: key });
      },
      'send-mail': (payload, { key }) => mail.send({ ...payload, idempotencyKey: key }),
      'order-changed': async (payload, { followUp }) => {
        await followUp(await announceOrder(context, payload, { readOrder }));
      },
      'return-changed': async (payload, { followUp }) => {
        await followUp(await announceReturn(context, payload, { readReturn }));
      },
    },
  } satisfies DomainModule;
}
