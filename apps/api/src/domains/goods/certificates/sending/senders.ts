import type { EmailContent } from '#src/platform/messages/email/email-layout.ts';

type Sent = { to: string; /** The same for every attempt of one message. */ idempotencyKey: string };

/** Who takes the message of a certificate at once, past the outbox: the code must not be stored. Each throws to be retried. */
export type CertificateSenders = {
  sms: { send: (sms: Sent & { text: string }) => Promise<void> };
  mail: { send: (mail: Sent & EmailContent) => Promise<void> };
};
