import { and, eq, isNull } from 'drizzle-orm';
import {
  showCertificate as contract,
  type ShownCertificate,
} from '@yahont/contracts/certificates/certificates.ts';
import { formatCertificateCode } from '@yahont/values/certificates/code.ts';
import { MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { deferral, writeMail, writeSms } from '#src/domains/messages/notifications/index.ts';
import { codeOfHash, type CertificateSecrets } from '../codes/secrets.ts';
import { giftCertificates } from '../gift-certificates.tables.ts';
import { readGifts, type GiftFacts } from '../ordered/read-gift.sql.ts';
import { CERTIFICATE_EVENTS } from './certificate-events.ts';

type Secrets = Pick<CertificateSecrets, 'readLink' | 'codeOf'>;

/** The certificate of a link, with its code. Throws `certificate-not-found`, also for a voided one. */
export async function showCertificate(
  ctx: Context,
  secrets: Secrets,
  link: string,
): Promise<ShownCertificate> {
  const { facts, whose } = await findByLink(ctx, secrets, link);
  const { amount, balance, gift, expiresAt } = facts;
  const code = codeOfHash(secrets, facts);
  if (gift === null || balance === null || expiresAt === null || code === null)
    throw refuse(contract.refusals, 'certificate-not-found', {});
  const { design, receiver, sender, greeting } = gift;
  return {
    amount,
    balance: expiresAt > ctx.now() ? balance : kopecks(0),
    code: formatCertificateCode(code),
    isOpened: whose === 'buyer' || facts.openedAt !== null,
    expiresAt: expiresAt.toISOString(),
    design,
    receiver,
    sender,
    greeting,
  };
}

/**
 * Records the first time that the receiver asks to see the code, and notifies the buyer if they want
 * that. Call it only after a person's press: programs that check mail load pages and run their scripts.
 * The buyer's link changes nothing.
 */
export async function openCertificate(
  ctx: Context,
  { secrets, publicUrl }: { secrets: Secrets; publicUrl: string },
  link: string,
): Promise<void> {
  const { facts, whose } = await findByLink(ctx, secrets, link);
  const { id, gift, orderId, buyerEmail, buyerPhone } = facts;
  if (whose === 'buyer') return;
  await ctx.db.transaction(async (tx) => {
    const opened = await tx
      .update(giftCertificates)
      .set({ openedAt: ctx.now() })
      .where(and(eq(giftCertificates.id, id), isNull(giftCertificates.openedAt)))
      .returning({ id: giftCertificates.id });
    if (opened.length === 0 || gift === null || !gift.tellsOpening) return;
    const words = { gift, orderId, publicUrl };
    // The order does not keep the city of an electronic gift's buyer.
    const wait = deferral(CERTIFICATE_EVENTS['certificate-opened'], ctx.now(), MOSCOW_HOURS);
    if (buyerEmail !== '')
      await enqueue(tx, {
        topic: 'send-mail',
        payload: { to: buyerEmail, ...writeMail(CERTIFICATE_EVENTS['certificate-opened'], words) },
        ...wait,
      });
    else if (buyerPhone !== '')
      await enqueue(tx, {
        topic: 'send-sms',
        payload: { to: buyerPhone, text: writeSms(CERTIFICATE_EVENTS['certificate-opened'], words) },
        ...wait,
      });
  });
}

async function findByLink(
  ctx: Context,
  { readLink }: Pick<CertificateSecrets, 'readLink'>,
  link: string,
): Promise<{ facts: GiftFacts; whose: 'receiver' | 'buyer' }> {
  const read = readLink(link);
  const [facts] = read === null ? [] : await readGifts(ctx.db, { ids: [read.id] });
  if (read === null || facts?.state !== 'active')
    throw refuse(contract.refusals, 'certificate-not-found', {});
  return { facts, whose: read.whose };
}
