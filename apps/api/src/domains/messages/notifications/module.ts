import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { MailFile, OfSubscription, StillIf } from '#src/platform/messages/outbox.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notificationData } from './personal-data.ts';
import { sendPush } from './push/send-push.ts';
import type { AttachedFile, MailSender, PushSender, SmsSender } from './senders.ts';
import { purgeSendings } from './sending-once.ts';

/** Conditions that may have changed while a message waited. */
export type Condition = {
  subscription?: OfSubscription | undefined;
  stillIf?: StillIf | undefined;
  bellId?: number | undefined;
  closePersonId?: number | undefined;
};

type Deps = {
  context: Context;
  /** Senders that send messages with the same key only once. */
  sms: SmsSender;
  mail: MailSender;
  push: PushSender;
  /** Whether the condition of a message has ended since it was written; then it is not sent. */
  isOutdated: (ctx: Context, condition: Condition) => Promise<boolean>;
  /** The attachment of an e-mail; null when it no longer exists. */
  readFile: (ctx: Context, file: MailFile) => Promise<AttachedFile | null>;
};

/** Outgoing messages by SMS, e-mail and browser notice. The domains above define their content. */
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
      'send-mail': async (
        { once, subscription, stillIf, bellId, closePersonId, files = [], ...message },
        { key },
      ) => {
        if (await isOutdated(context, { subscription, stillIf, bellId, closePersonId })) return;
        const attached = await Promise.all(files.map((file) => readFile(context, file)));
        // A document of a person who was erased meanwhile is not sent to anybody.
        const present = attached.flatMap((file) => file ?? []);
        await mail.send({ ...message, files: present, idempotencyKey: once ?? key });
      },
      'send-push': async ({ subscription, stillIf, bellId, ...payload }, { key }) => {
        if (await isOutdated(context, { subscription, stillIf, bellId })) return;
        await sendPush(context, { ...payload, key }, push);
      },
    },
    schedules: [{ name: 'purge-sendings', cron: '41 3 * * *', run: () => purgeSendings(context) }],
  } satisfies DomainModule;
}
