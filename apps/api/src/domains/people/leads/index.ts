export type { FileStore } from '#src/platform/files/file-store.ts';
export { lookInto } from '#src/platform/files/look-into.ts';
export { refuseContent, refuseFault } from '#src/platform/files/refuse-files.ts';
export { removeOrphans } from '#src/platform/files/remove-orphans.ts';
export { safeFileName } from '#src/platform/files/safe-file-name.ts';
export { leadLinks } from './lead-links.ts';
export { endSubscription } from './newsletter/end-subscription.ts';
export { LEAD_EVENTS } from './letters/lead-events.ts';
export type { LeadEvents } from './letters/lead-events.ts';
