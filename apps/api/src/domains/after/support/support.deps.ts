import type { FileStore } from '#src/platform/files/file-store.ts';
import type { AnnounceDeps } from '#src/domains/messages/notifications/index.ts';
import type { ReplyAddresses } from './by-mail/reply-addresses.ts';

export type SupportDeps = AnnounceDeps & {
  /** Address that receives the shoppers' messages. */
  operatorMail: string;
  files: FileStore;
  /** How replies by e-mail are received; null when they are not. */
  inbound: { replies: ReplyAddresses; secret: string } | null;
};
