import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { hasPush, type AnnounceDeps } from '#src/domains/messages/notifications/index.ts';
import {
  announceArrival,
  announceChange,
  announceOrder,
  announceStorage,
  announceUnpaid,
  announceVisit,
} from './announce-order.ts';
import { announceBirthday } from './letters/announce-birthday.ts';
import { announceBurning } from './letters/announce-burning.ts';
import { announceLetter, type PictureOfPage } from './letters/announce-letter.ts';
import { unsubscribeLinks } from './letters/unsubscribe-links.ts';
import { orderMessageRoutes } from './by-staff/order-messages.routes.ts';
import { announcementRoutes } from './announcements.routes.ts';
import { announceCancelled, announceMovedVisit, announceReturnRequest } from './operators/changes.ts';
import { announceWork, type OperatorDeps } from './operators/order-to-work.ts';
import { previewRoutes } from './previews/previews.routes.ts';
import { announceRefund } from './returns/announce-refund.ts';
import { announceReturn } from './returns/announce-return.ts';
import type { ReadRefund } from './refund-for-messages.ts';
import type { ReadReturn } from './return-for-messages.ts';

type Deps = Omit<AnnounceDeps, 'hasPush'> &
  OperatorDeps & {
    context: Context;
    /** Seals the unsubscribe links. */
    unsubscribeKey: Uint8Array;
    /** Whether previews with sample data are served, and the pictures that replace those of the samples. */
    showsPreviews: boolean;
    samplePictures: () => readonly string[];
    pictureOfPage: PictureOfPage;
    readReturn: ReadReturn;
    readRefund: ReadRefund;
  };

/** What is written to people about orders, returns, points and the topics that they subscribe to. */
export function announcementsModule(given: Deps) {
  const { context } = given;
  const links = unsubscribeLinks(given.unsubscribeKey);
  const deps = { ...given, links, hasPush };
  return {
    name: 'announcements',
    routes: (routes) => {
      announcementRoutes(routes, links);
      orderMessageRoutes(routes, deps);
      if (given.showsPreviews) previewRoutes(routes, given);
    },
    jobs: {
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
      'order-details-changed': async (payload, { followUp }) => {
        await followUp(await announceChange(context, payload, deps));
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
  } satisfies DomainModule;
}
