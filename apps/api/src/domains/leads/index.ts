export type { AcceptedFile } from './files/accept-files.ts';
export type { FileStore } from './files/file-store.ts';
export { lookInto } from './files/look-into.ts';
export { refuseContent, refuseFault } from './files/refuse-files.ts';
export { removeOrphans } from './files/remove-orphans.ts';
export { safeFileName } from './files/safe-file-name.ts';
export { leadLinks } from './lead-links.ts';
export { endSubscription } from './newsletter/end-subscription.ts';
