export { acceptFiles } from './files/accept-files.ts';
export { replyAddresses } from './by-mail/reply-addresses.ts';
export { SUPPORT_EVENTS } from './support-events.ts';
export type { SupportEvents } from './support-events.ts';
