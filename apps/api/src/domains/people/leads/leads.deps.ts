import type { Captcha } from '#src/domains/ground/captcha/index.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import type { EmailContent } from '#src/platform/messages/email/email-layout.ts';
import type { FileStore } from '#src/platform/files/file-store.ts';
import type { LeadLinks } from './lead-links.ts';

/** What requests need from other domains and settings. */
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

type Delivery = { to: string; /** The same for every attempt of one message. */ idempotencyKey: string };

/**
 * Senders for messages about a request, bypassing the outbox: links to files must not be stored. Each
 * throws so that the message is retried.
 */
export type LeadSenders = {
  sms: { send: (sms: Delivery & { text: string }) => Promise<void> };
  mail: { send: (mail: Delivery & EmailContent) => Promise<void> };
};
