import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { MailFile, OfSubscription, StillIf } from '#src/platform/messages/outbox.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notificationData } from './personal-data.ts';
import { sendPush } from './push/send-push.ts';
import type { AttachedFile, MailSender, PushSender, SmsSender } from './senders.ts';
import { purgeSendings } from './sending-once.ts';

/** What a message that waited may have outlived. */
export type Condition = { subscription?: OfSubscription | undefined; stillIf?: StillIf | undefined };

type Deps = {
  context: Context;
  /** Senders that send a message with one key once. */
  sms: SmsSender;
  mail: MailSender;
  push: PushSender;
  /** Whether what a message depends on has ended since it was written; it is not sent then. */
  isOutdated: (ctx: Context, condition: Condition) => Promise<boolean>;
  /** The file that an e-mail carries; null when there is none any more. */
  readFile: (ctx: Context, file: MailFile) => Promise<AttachedFile | null>;
};

/** Messages that leave the shop: by SMS, e-mail and the browser. What they say is the matter of the domains above. */
export function notificationsModule({ context, sms, mail, push, isOutdated, readFile }: Deps) {
  return {
    name: 'notifications',
    person: notificationData,
    routes: (routes) => notificationRoutes(routes, push),
    jobs: {
      'send-sms': async ({ to, text, once, ...condition }, { key }) => {
        if (await isOutdated(context, condition)) return;
        await sms.send({ to, text, idempotencyKey: once ?? key });
      },
      'send-mail': async ({ once, subscription, stillIf, files = [], ...message }, { key }) => {
        if (await isOutdated(context, { subscription, stillIf })) return;
        const attached = await Promise.all(files.map((file) => readFile(context, file)));
        // A paper of a person who was erased meanwhile is nobody's.
        const present = attached.flatMap((file) => file ?? []);
        await mail.send({ ...message, files: present, idempotencyKey: once ?? key });
      },
      'send-push': async ({ subscription, stillIf, ...payload }, { key }) => {
        if (await isOutdated(context, { subscription, stillIf })) return;
        await sendPush(context, { ...payload, key }, push);
      },
    },
    schedules: [{ name: 'purge-sendings', cron: '41 3 * * *', run: () => purgeSendings(context) }],
  } satisfies DomainModule;
}
