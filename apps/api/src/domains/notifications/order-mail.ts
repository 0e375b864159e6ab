import { formatRoubles } from '@yahont/values/money.ts';
import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { drawEmail, escapeHtml } from '#src/platform/messages/email-layout.ts';
import type { OrderForMessages } from './order-for-messages.ts';
import type { OrderTexts } from './order-texts.ts';

const CELL = 'padding:12px 0;border-bottom:1px solid #e6ded2';

/** An e-mail about an order: plain text, and HTML in a table, which old mail programs display too. */
export function composeOrderMail(
  order: OrderForMessages,
  { news, next }: OrderTexts,
): { subject: string; text: string; html: string } {
  return {
    subject: nbsp(`${news} — «Яхонт»`),
    text: composeText(order, { news, next }),
    html: composeHtml(order, { news, next }),
  };
}

function composeText(order: OrderForMessages, { news, next }: OrderTexts): string {
  const lines = order.lines.map((line) => `${titleOf(line)} — ${formatRoubles(line.total)}`);
  return [
    `${greeting(order)}`,
    '',
    `${news}.`,
    next,
    '',
    ...lines,
    '',
    `Итого: ${formatRoubles(order.total)}`,
    '',
    'Ваш «Яхонт»',
  ].join('\n');
}

function composeHtml(order: OrderForMessages, { news, next }: OrderTexts): string {
  const rows = order.lines.map(
    (line) =>
      `<tr><td style="${CELL}">${escapeHtml(titleOf(line))}</td>` +
      `<td style="${CELL};text-align:right;white-space:nowrap">${formatRoubles(line.total)}</td></tr>`,
  );
  return drawEmail(news, [
    `<p style="font-size:16px;line-height:1.5;margin:0 0 8px">${escapeHtml(greeting(order))}</p>`,
    `<p style="font-size:16px;line-height:1.5;margin:0 0 24px">${escapeHtml(next)}</p>`,
    '<table width="100%" cellspacing="0" cellpadding="0" style="font-size:16px">',
    ...rows,
    `<tr><td style="padding:16px 0"><strong>Итого</strong></td>`,
    `<td style="padding:16px 0;text-align:right;white-space:nowrap"><strong>${formatRoubles(order.total)}</strong></td></tr>`,
    '</table>',
  ]);
}

function greeting({ contact }: OrderForMessages): string {
  return nbsp(`${contact.name}, здравствуйте!`);
}

function titleOf({ name, size }: OrderForMessages['lines'][number]): string {
  return nbsp(size === null ? name : `${name}, размер ${formatRingSize(size)}`);
}
