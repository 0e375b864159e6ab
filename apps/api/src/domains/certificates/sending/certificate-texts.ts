import type { OrderedGift } from '@yahont/contracts/certificates/gift.ts';
import { formatCertificateCode } from '@yahont/values/certificates/code.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { composeEmail } from '#src/platform/messages/email-layout.ts';
import type { EmailContent } from '#src/platform/messages/email-layout.ts';

export type CertificateWords = {
  gift: OrderedGift;
  amount: Kopecks;
  /** Without hyphens. */
  code: string;
  expiresAt: Date;
  /** Page that shows the certificate. */
  url: string;
};

/** The SMS with which a receiver gets a certificate. */
export function composeCertificateSms(words: CertificateWords): string {
  const { gift, amount, code, url } = words;
  return [
    `${gift.receiver}, ${gift.sender} дарит вам сертификат «Яхонта» на ${formatRoubles(amount)}.`,
    `Код: ${formatCertificateCode(code)}.`,
    url,
  ].join(' ');
}

/** Notifies a buyer that the message was opened. */
export function composeOpenedMail({ gift, url }: { gift: OrderedGift; url: string }): EmailContent {
  return composeEmail({
    title: 'Ваш подарок открыли',
    paragraphs: [`Получатель «${gift.receiver}» открыл ваш сертификат. Вы просили об этом сообщить.`],
    link: { text: 'Посмотреть заказ', url },
  });
}

export function composeOpenedSms({ gift }: { gift: OrderedGift }): string {
  return `Яхонт: получатель «${gift.receiver}» открыл ваш подарочный сертификат.`;
}

type Expiring = { gift: OrderedGift; lastFour: string; balance: Kopecks; expiresAt: Date; url: string };

/** Reminds a holder of what is about to expire; without the code, which they have. */
export function composeReminderMail({ gift, lastFour, balance, expiresAt, url }: Expiring): EmailContent {
  return composeEmail({
    title: 'Сертификат ждёт вас',
    paragraphs: [
      `${gift.receiver}, на вашем подарочном сертификате осталось ${formatRoubles(balance)}. Его код заканчивается на ${lastFour}.`,
      `Потратить эти деньги можно до ${dayOf(expiresAt)} года.`,
    ],
    link: { text: 'Выбрать украшение', url },
  });
}

/** The last whole day in Moscow on which it pays. */
export function dayOf(expiresAt: Date): string {
  return formatDate(new Date(expiresAt.getTime() + MOSCOW_MS).toISOString().slice(0, 10));
}

const MOSCOW_MS = 3 * 3_600_000;
