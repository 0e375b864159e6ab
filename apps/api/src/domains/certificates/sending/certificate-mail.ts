import { formatCertificateCode } from '@yahont/values/certificates/code.ts';
import type { CertificateDesign } from '@yahont/values/certificates/gift.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import {
  composeEmail,
  drawEmail,
  drawLink,
  drawParagraph,
  escapeHtml,
} from '#src/platform/messages/email-layout.ts';
import type { EmailContent } from '#src/platform/messages/email-layout.ts';
import { dayOf } from './certificate-texts.ts';
import type { CertificateWords } from './certificate-texts.ts';

type Colours = { ground: string; text: string; line: string };

const LIGHT: Colours = { ground: '#f6f4f1', text: '#2a2320', line: '#b08d57' };
/** Grounds of the cards of the shop in one colour each: mail programs know no gradients. */
const COLOURS: Readonly<Record<CertificateDesign, Colours>> = {
  ruby: { ground: '#8c1d3f', text: '#fff', line: '#cda968' },
  night: { ground: '#16161a', text: '#fff', line: '#cda968' },
  ring: LIGHT,
  pearl: LIGHT,
  flower: LIGHT,
};

/** The e-mail with which a receiver gets a certificate: a card, the greeting and the code. */
export function composeCertificateMail(words: CertificateWords): EmailContent {
  const { gift, amount, code, url } = words;
  const title = `${gift.receiver}, вам подарок`;
  const offer = `${gift.sender} дарит вам сертификат на ${formatRoubles(amount)}.`;
  const rules = `Впишите код при оформлении заказа на сайте. Сертификат действует до ${dayOf(words.expiresAt)} года, потратить его можно по частям.`;
  const link = { text: 'Открыть сертификат', url };
  const { subject, text } = composeEmail({
    title,
    paragraphs: [
      offer,
      ...(gift.greeting === '' ? [] : [gift.greeting]),
      `Код сертификата: ${formatCertificateCode(code)}`,
      rules,
    ],
    link,
  });
  const html = drawEmail(title, [
    drawParagraph(nbsp(offer)),
    drawCard(words),
    drawGreeting(words),
    drawCode(code),
    drawParagraph(nbsp(rules)),
    `<p style="margin:24px 0 0">${drawLink(link)}</p>`,
  ]);
  return { subject, text, html };
}

function drawCard({ gift, amount, expiresAt }: CertificateWords): string {
  const { ground, text, line } = COLOURS[gift.design];
  const cell = `color:${text};font-size:14px;line-height:20px`;
  return [
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" bgcolor="${ground}" style="margin:24px 0;background:${ground};border-bottom:4px solid ${line};border-radius:8px">`,
    `<tr><td style="${cell};padding:24px 24px 0"><span style="letter-spacing:4px;font-size:18px">ЯХОНТ</span></td></tr>`,
    `<tr><td style="${cell};padding:4px 24px 0">Подарочный сертификат</td></tr>`,
    `<tr><td style="${cell};padding:40px 24px 0;font-size:44px;line-height:48px;white-space:nowrap">${formatRoubles(amount)}</td></tr>`,
    `<tr><td style="${cell};padding:8px 24px 0;font-size:20px;line-height:24px;font-style:italic">${escapeHtml(gift.receiver)}</td></tr>`,
    `<tr><td style="${cell};padding:8px 24px 24px">${nbsp(`до ${dayOf(expiresAt)} года`)}</td></tr>`,
    '</table>',
  ].join('');
}

function drawGreeting({ gift: { greeting, sender } }: CertificateWords): string {
  if (greeting === '') return '';
  const words = escapeHtml(nbsp(greeting)).replaceAll('\n', '<br>');
  return [
    `<p style="margin:0 0 8px;font-size:20px;line-height:28px;font-style:italic">${words}</p>`,
    `<p style="margin:0 0 24px;font-size:14px;line-height:20px;color:#6d625b">${escapeHtml(sender)}</p>`,
  ].join('');
}

/** Breaks between its groups alone, where a phone is too narrow for all of it. */
function drawCode(code: string): string {
  const groups = formatCertificateCode(code)
    .split('-')
    .map((group) => `<span style="white-space:nowrap">${group}</span>`);
  return [
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 24px;border:1px solid #e6ded2">',
    '<tr><td style="padding:16px 12px 0;font-size:14px;line-height:20px;color:#6d625b">Код сертификата</td></tr>',
    '<tr><td style="padding:4px 12px 16px;font-family:Menlo,Consolas,\'Courier New\',monospace;font-size:17px;line-height:26px;font-weight:bold">',
    groups.join('-'),
    '</td></tr></table>',
  ].join('');
}
