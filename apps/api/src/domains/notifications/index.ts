export { messagesOf } from './announce.ts';
export type { AnnounceDeps } from './announce-deps.ts';
export type { AttachedFile } from './senders.ts';
export { forgetBrowsers, hasBrowsers, hasPush } from './push/endpoints.ts';
export { onceKey } from './announce.ts';
export { writeMail, writeSms } from './events/write-event.ts';
export { mailOnce, smsOnce } from './sending-once.ts';
export { deferral } from './quiet-hours.ts';
