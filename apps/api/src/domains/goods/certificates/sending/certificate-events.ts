import { formatCertificateCode } from '@yahont/values/certificates/code.ts';
import type { CertificateDesign } from '@yahont/values/certificates/gift.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles, type Kopecks } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { OrderedGift } from '@yahont/contracts/certificates/gift.ts';
import type { MailBlock } from '#src/platform/messages/email/blocks.ts';
import type { MailBody } from '#src/platform/messages/email/email-layout.ts';
import { defineEvents, fitSms, linkTo } from '#src/domains/messages/notifications/index.ts';

type Colours = { ground: string; ink: string; line: string };

const LIGHT: Colours = { ground: '#f6f4f1', ink: '#2a2320', line: '#b08d57' };
/** Background of each card as a single colour: mail programs do not support gradients. */
const COLOURS: Readonly<Record<CertificateDesign, Colours>> = {
  ruby: { ground: '#8c1d3f', ink: '#ffffff', line: '#cda968' },
  night: { ground: '#16161a', ink: '#ffffff', line: '#cda968' },
  ring: LIGHT,
  pearl: LIGHT,
  flower: LIGHT,
};

export type CertificateWords = {
  gift: OrderedGift;
  amount: Kopecks;
  /** Without hyphens. */
  code: string;
  expiresAt: Date;
  /** Page that shows the certificate. */
  url: string;
};

export type ExpiringCertificate = {
  gift: OrderedGift;
  lastFour: string;
  balance: Kopecks;
  expiresAt: Date;
};

export type CertificateEvents = {
  'certificate-sent': { data: CertificateWords; channels: 'sms' | 'mail' };
  'certificate-opened': { data: { gift: OrderedGift; orderId: number }; channels: 'sms' | 'mail' };
  'certificate-ending': { data: ExpiringCertificate; channels: 'mail' };
};

/** Messages about a gift certificate: sent, opened, about to end. */
export const CERTIFICATE_EVENTS = defineEvents<CertificateEvents>({
  'certificate-sent': {
    class: 'service',
    // Its buyer chose the hour.
    urgency: 'at-once',
    templates: {
      // The code is on the page: an SMS has no room for both the link and the code.
      sms: ({ gift, url }) => fitSms('', gift.sender, ` дарит вам сертификат «Яхонта»: ${url}`),
      mail: sentMail,
    },
  },
  'certificate-opened': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      sms: ({ gift }) => `Яхонт: получатель «${gift.receiver}» открыл ваш подарочный сертификат.`,
      mail: ({ gift, orderId, publicUrl }) => ({
        title: 'Ваш подарок открыли',
        blocks: [
          {
            kind: 'text',
            text: `Получатель «${gift.receiver}» открыл ваш сертификат. Вы просили об этом сообщить.`,
          },
          {
            kind: 'link',
            text: 'Посмотреть заказ',
            url: linkTo({ publicUrl }, `/personal/order/${orderId}/`),
          },
        ],
      }),
    },
  },
  'certificate-ending': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      // Without the code, which the holder has.
      mail: ({ gift, lastFour, balance, expiresAt, publicUrl }) => ({
        title: 'Сертификат ждёт вас',
        blocks: [
          {
            kind: 'text',
            text: `${gift.receiver}, на вашем подарочном сертификате осталось ${formatRoubles(balance)}. Его код заканчивается на ${lastFour}.`,
          },
          { kind: 'text', text: `Потратить эти деньги можно до ${dayOf(expiresAt)} года.` },
          { kind: 'link', text: 'Выбрать украшение', url: linkTo({ publicUrl }, '/catalog/') },
        ],
      }),
    },
  },
});

function sentMail(words: CertificateWords): MailBody {
  const { gift, amount, code, expiresAt, url } = words;
  return {
    title: `${gift.receiver}, вам подарок`,
    blocks: [
      { kind: 'text', text: `${gift.sender} дарит вам сертификат на ${formatRoubles(amount)}.` },
      cardOf(words),
      { kind: 'quote', text: gift.greeting, by: gift.sender },
      { kind: 'code', label: 'Код сертификата', groups: formatCertificateCode(code).split('-') },
      {
        kind: 'text',
        text: `Впишите код при оформлении заказа на сайте. Сертификат действует до ${dayOf(expiresAt)} года, потратить его можно по частям.`,
      },
      { kind: 'link', text: 'Открыть сертификат', url },
    ],
  };
}

function cardOf({ gift, amount, expiresAt }: CertificateWords): MailBlock {
  const small = 'font-size:14px;line-height:20px';
  return {
    kind: 'card',
    ...COLOURS[gift.design],
    rows: [
      { text: 'ЯХОНТ', style: 'padding:24px 24px 0;font-size:18px;line-height:24px;letter-spacing:4px' },
      { text: 'Подарочный сертификат', style: `padding:4px 24px 0;${small}` },
      {
        text: formatRoubles(amount),
        style: 'padding:40px 24px 0;font-size:44px;line-height:48px;white-space:nowrap',
      },
      {
        text: gift.receiver,
        style: 'padding:8px 24px 0;font-size:20px;line-height:24px;font-style:italic',
      },
      { text: nbsp(`до ${dayOf(expiresAt)} года`), style: `padding:8px 24px 24px;${small}` },
    ],
  };
}

/** The last whole day in Moscow on which it pays. */
function dayOf(expiresAt: Date): string {
  return formatDate(cityDate(expiresAt, MOSCOW_HOURS));
}
