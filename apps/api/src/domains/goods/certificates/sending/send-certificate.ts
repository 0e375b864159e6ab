import type { Context } from '#src/platform/context.ts';
import { writeMail, writeSms } from '#src/domains/messages/notifications/index.ts';
import { codeOfHash, type CertificateSecrets } from '../codes/secrets.ts';
import { readGifts } from '../ordered/read-gift.sql.ts';
import type { CertificateSenders } from './senders.ts';
import { CERTIFICATE_EVENTS } from './certificate-events.ts';
import { certificatePage } from '../certificate-page.ts';

export type SendDeps = {
  secrets: CertificateSecrets;
  senders: CertificateSenders;
  /** Scheme and host of the shop. */
  publicUrl: string;
};

/**
 * Composes the message of a certificate and passes it to the sender. A certificate that is no longer
 * valid is not sent.
 */
export async function sendCertificate(
  ctx: Context,
  { secrets, senders, publicUrl }: SendDeps,
  { id, key }: { id: string; key: string },
): Promise<void> {
  const [facts] = await readGifts(ctx.db, { ids: [id] });
  if (facts?.state !== 'active' || facts.gift === null || facts.expiresAt === null) return;
  const code = codeOfHash(secrets, facts);
  if (code === null) throw new Error(`the code of certificate ${id} was made with another key`);
  const { gift, amount, expiresAt } = facts;
  const url = `${publicUrl}${certificatePage(secrets.linkOf(id, 'receiver'))}`;
  const words = { gift, amount, expiresAt, url, code, publicUrl };
  if (gift.way === 'mail')
    await senders.mail.send({
      to: gift.address,
      ...writeMail(CERTIFICATE_EVENTS['certificate-sent'], words),
      idempotencyKey: key,
    });
  if (gift.way === 'sms')
    await senders.sms.send({
      to: gift.address,
      text: writeSms(CERTIFICATE_EVENTS['certificate-sent'], words),
      idempotencyKey: key,
    });
}
