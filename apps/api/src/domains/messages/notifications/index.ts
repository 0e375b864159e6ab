export type { AnnounceDeps } from './announce-deps.ts';
export { defineEvents } from './events/event.ts';
export type {
  AnyEvent,
  Channel,
  EventRow,
  EventsOf,
  PushBody,
  ShopEvent,
  Urgency,
  With,
} from './events/event.ts';
export { linkTo } from './events/link-to.ts';
export { countSegments, fitSms, SMS_LENGTH, wholeSentences } from './events/sms-length.ts';
export { channelsOf, topicOf, writeMail, writeSms } from './events/write-event.ts';
export { messagesOf, onceKey } from './messages-of.ts';
export type { Receiver } from './messages-of.ts';
export { forgetBrowsers, hasBrowsers, hasPush } from './push/endpoints.ts';
export { deferral } from './quiet-hours.ts';
export { mailOnce, smsOnce } from './sending-once.ts';
export type { AttachedFile } from './senders.ts';
