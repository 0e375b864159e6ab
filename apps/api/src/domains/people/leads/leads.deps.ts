import type { Captcha } from '#src/domains/ground/captcha/index.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import type { EmailContent } from '#src/platform/messages/email/email-layout.ts';
import type { FileStore } from '#src/platform/files/file-store.ts';
import type { LeadLinks } from './lead-links.ts';

/** What requests need of other domains and settings. */
export type LeadDeps = {
  captcha: Captcha;
  cities: CityDirectory;
  files: FileStore;
  links: LeadLinks;
  senders: LeadSenders;
  /** Address that receives the requests. */
  operatorMail: string;
  /** Scheme and host of the shop. */
  publicUrl: string;
};

type Sent = { to: string; /** The same for every attempt of one message. */ idempotencyKey: string };

/** Who takes the messages about a request, past the outbox: links to files must not be stored. Each throws to be retried. */
export type LeadSenders = {
  sms: { send: (sms: Sent & { text: string }) => Promise<void> };
  mail: { send: (mail: Sent & EmailContent) => Promise<void> };
};
