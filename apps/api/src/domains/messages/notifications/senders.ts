import type { EmailContent } from '#src/platform/messages/email/email-layout.ts';

/** A repeated message with the same key must not reach the person twice, as far as the provider supports it. */
export type Sms = { to: string; text: string; idempotencyKey: string };
/** A file of an e-mail. */
export type AttachedFile = { name: string; type: string; bytes: Buffer };
export type Mail = EmailContent & {
  to: string;
  idempotencyKey: string;
  files?: readonly AttachedFile[];
};

/** Sends or throws; the caller retries. */
export type SmsSender = { send: (sms: Sms) => Promise<void> };
export type MailSender = { send: (mail: Mail) => Promise<void> };

/** The address of a browser at its push service and its keys, base64url. */
export type PushEndpoint = { endpoint: string; p256dh: string; auth: string };
/** `path`: the page to open; `address`: leads to it, through the sign-in if needed. */
export type PushNotice = { title: string; text: string; path: string; address: string };

export type PushSender = {
  /** Public key by which browsers recognise the shop, base64url; null when the shop sends no notices. */
  publicKey: string | null;
  /** Whether this is an address of a push service; other addresses must never be posted to. */
  accepts: (endpoint: string) => boolean;
  /** `gone`: the browser has unsubscribed. Throws on other errors; the caller retries. */
  send: (to: PushEndpoint, notice: PushNotice) => Promise<'sent' | 'gone'>;
};
