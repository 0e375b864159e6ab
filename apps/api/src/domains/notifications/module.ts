import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { MailFile, OfSubscription, StillIf } from '#src/platform/messages/outbox.ts';
import type { AnnounceDeps } from './announce-deps.ts';
import {
  announceArrival,
  announceOrder,
  announceStorage,
  announceUnpaid,
  announceVisit,
} from './announce-order.ts';
import { announceBirthday } from './letters/announce-birthday.ts';
import { announceBurning } from './letters/announce-burning.ts';
import { announceLetter } from './letters/announce-letter.ts';
import type { PictureOfPage } from './letters/announce-letter.ts';
import { hasEnded } from './letters/is-subscribed.ts';
import { unsubscribeLinks } from './letters/unsubscribe-links.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notificationData } from './personal-data.ts';
import { announceCancelled, announceMovedVisit, announceReturnRequest } from './operators/changes.ts';
import { announceWork } from './operators/order-to-work.ts';
import type { OperatorDeps } from './operators/order-to-work.ts';
import { previewRoutes } from './previews/previews.routes.ts';
import { hasPush } from './push/endpoints.ts';
import { sendPush } from './push/send-push.ts';
import { announceRefund } from './returns/announce-refund.ts';
import { announceReturn } from './returns/announce-return.ts';
import type { ReadRefund } from './returns/refund-for-messages.ts';
import type { ReadReturn } from './returns/return-for-messages.ts';
import type { AttachedFile, MailSender, PushSender, SmsSender } from './senders.ts';
import { purgeSendings } from './sending-once.ts';
import { hasMovedOn } from './still-holds.ts';

type Deps = Omit<AnnounceDeps, 'hasPush'> &
  OperatorDeps & {
    context: Context;
    /** Senders that send a message with one key once. */
    sms: SmsSender;
    mail: MailSender;
    push: PushSender;
    /** Seals the links that end e-mails. */
    unsubscribeKey: Uint8Array;
    /** Whether what the shop sends is shown with sample data, and the pictures shown instead of those of the samples. */
    showsPreviews: boolean;
    samplePictures: () => readonly string[];
    pictureOfPage: PictureOfPage;
    readReturn: ReadReturn;
    readRefund: ReadRefund;
    /** The file that an e-mail carries; null when there is none any more. */
    readFile: (ctx: Context, file: MailFile) => Promise<AttachedFile | null>;
  };

/** What a message that waited may have outlived. */
type When = { subscription?: OfSubscription | undefined; stillIf?: StillIf | undefined };

/** Messages that leave the shop. */
export function notificationsModule(given: Deps) {
  const { context, sms, mail, push } = given;
  const deps = { ...given, links: unsubscribeLinks(given.unsubscribeKey), hasPush };
  const isOver = async ({ subscription, stillIf }: When) =>
    (await hasEnded(context.db, subscription)) || (await hasMovedOn(context, given.readOrder, stillIf));
  return {
    name: 'notifications',
    person: notificationData,
    routes: (routes) => {
      notificationRoutes(routes, deps);
      if (given.showsPreviews) previewRoutes(routes, given);
    },
    jobs: {
      'send-sms': async ({ to, text, once, ...when }, { key }) => {
        if (await isOver(when)) return;
        await sms.send({ to, text, idempotencyKey: once ?? key });
      },
      'send-mail': async ({ once, subscription, stillIf, files = [], ...message }, { key }) => {
        if (await isOver({ subscription, stillIf })) return;
        const attached = await Promise.all(files.map((file) => given.readFile(context, file)));
        // A paper of a person who was erased meanwhile is nobody's.
        const present = attached.flatMap((file) => file ?? []);
        await mail.send({ ...message, files: present, idempotencyKey: once ?? key });
      },
      'send-push': async ({ subscription, stillIf, ...payload }, { key }) => {
        if (await isOver({ subscription, stillIf })) return;
        await sendPush(context, { ...payload, key }, push);
      },
      'order-changed': async (payload, { followUp }) => {
        const messages = await Promise.all([
          announceOrder(context, payload, deps),
          announceWork(context, payload, deps),
          announceCancelled(context, payload, deps),
        ]);
        await followUp(messages.flat());
      },
      'parcel-arrived': async (payload, { followUp }) => {
        await followUp(await announceArrival(context, payload, deps));
      },
      'visit-changed': async (payload, { followUp }) => {
        const messages = await Promise.all([
          announceVisit(context, payload, deps),
          announceMovedVisit(context, payload, deps),
        ]);
        await followUp(messages.flat());
      },
      'invoice-due': async ({ orderId, at }, { followUp }) => {
        const due = { event: 'invoice-reminder', orderId, subject: at } as const;
        await followUp(await announceUnpaid(context, due, deps));
      },
      'part-received': async ({ orderId, tenderId }, { followUp }) => {
        const part = { event: 'part-received', orderId, subject: `part:${tenderId}` } as const;
        await followUp(await announceUnpaid(context, part, deps));
      },
      'parts-due': async ({ orderId, at }, { followUp }) => {
        const due = { event: 'parts-reminder', orderId, subject: at } as const;
        await followUp(await announceUnpaid(context, due, deps));
      },
      'storage-ending': async ({ orderId, storeUntil, day }, { followUp }) => {
        const waiting = { event: 'order-waiting', orderId, storeUntil, subject: `waiting:${day}` } as const;
        await followUp(await announceStorage(context, waiting, deps));
      },
      'storage-extended': async ({ orderId, storeUntil }, { followUp }) => {
        const kept = {
          event: 'order-kept-longer',
          orderId,
          storeUntil,
          subject: `kept:${storeUntil}`,
        } as const;
        await followUp(await announceStorage(context, kept, deps));
      },
      'return-changed': async (payload, { followUp }) => {
        const messages = await Promise.all([
          announceReturn(context, payload, deps),
          announceReturnRequest(context, payload, deps),
        ]);
        await followUp(messages.flat());
      },
      'refund-sent': async (payload, { followUp }) => {
        await followUp(await announceRefund(context, payload, deps));
      },
      'birthday-points': async (payload, { followUp }) => {
        await followUp(await announceBirthday(context, payload, deps));
      },
      'points-burning': async (payload, { followUp }) => {
        await followUp(await announceBurning(context, payload, deps));
      },
      'send-topic-letter': async (payload, { followUp }) => {
        await followUp(await announceLetter(context, payload, deps));
      },
    },
    schedules: [{ name: 'purge-sendings', cron: '41 3 * * *', run: () => purgeSendings(context) }],
  } satisfies DomainModule;
}
