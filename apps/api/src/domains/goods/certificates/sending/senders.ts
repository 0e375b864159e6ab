import type { EmailContent } from '#src/platform/messages/email/email-layout.ts';

type Delivery = { to: string; /** The same for every attempt of one message. */ idempotencyKey: string };

/**
 * Senders for a certificate's message, bypassing the outbox: the code must not be stored. Each throws
 * so that the message is retried.
 */
export type CertificateSenders = {
  sms: { send: (sms: Delivery & { text: string }) => Promise<void> };
  mail: { send: (mail: Delivery & EmailContent) => Promise<void> };
};
