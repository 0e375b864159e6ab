import type { FileStore } from '#src/platform/files/file-store.ts';
import type { AnnounceDeps } from '#src/domains/messages/notifications/index.ts';
import type { ReplyAddresses } from './by-mail/reply-addresses.ts';

export type SupportDeps = AnnounceDeps & {
  /** Address that receives what shoppers write. */
  operatorMail: string;
  files: FileStore;
  /** How answers by e-mail arrive; null when none do. */
  inbound: { replies: ReplyAddresses; secret: string } | null;
};
