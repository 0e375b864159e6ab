import { createHash } from 'node:crypto';
import type { Transporter } from 'nodemailer';
import { PROVIDERS } from '@yahont/values/deadlines.ts';
import { isPrivateHost } from '@yahont/values/text/private-host.ts';
import type { MailSender } from '#src/domains/messages/notifications/senders.ts';

export type SmtpSettings = {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which is upgraded to TLS automatically. */
  url: string;
  /** `Яхонт <zakaz@example.ru>` */
  from: string;
};

/** Marks e-mails as automatic, so that other programs do not answer them (RFC 3834; the second header is for Exchange). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * Sends through an SMTP server. The same key gives the same Message-ID, by which mail programs recognise a duplicate.
 */
export function createSmtpSender({ url, from }: SmtpSettings): MailSender {
  let opening: Promise<Transporter> | null = null;
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ to, subject, text, html, headers, files = [], idempotencyKey }) => {
      const id = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32);
      opening ??= openTransport(url);
      const transport = await opening;
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: { ...AUTOMATIC, ...headers },
        attachments: files.map(({ name, type, bytes }) => ({
          filename: name,
          contentType: type,
          content: bytes,
        })),
      });
    },
  };
}

/** The library is loaded with the first e-mail, so that it does not slow down the start. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    // A server on the internet that does not offer TLS, or an attacker who hides the offer, gets no letter.
    requireTLS: !isPrivateHost(new URL(url).hostname),
    connectionTimeout: PROVIDERS.mail.tryMs,
    greetingTimeout: PROVIDERS.mail.tryMs,
    socketTimeout: PROVIDERS.mail.tryMs,
  });
}
