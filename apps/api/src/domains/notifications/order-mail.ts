import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { TenderKind } from '@yahont/values/sums/tenders.ts';
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

/** What the order costs: pieces before points, and the delivery. They add up to the total. */
function costsOf({ lines, deliveryPrice }: OrderForMessages): { name: string; amount: Kopecks }[] {
  const pieces = lines.map((line) => ({
    name: titleOf(line),
    amount: kopecks(line.total + line.bonusDiscount),
  }));
  return deliveryPrice > 0 ? [...pieces, { name: 'Доставка', amount: deliveryPrice }] : pieces;
}

const TENDER_NAMES: Readonly<Record<TenderKind, string>> = {
  bonus: 'Бонусами',
  certificate: 'Подарочным сертификатом',
  card: 'Картой на\u00A0сайте',
  credit: 'В\u00A0рассрочку',
  cash: 'Наличными при\u00A0получении',
};

/** Named when the order is paid with more than one thing, or with something else than money. */
function paidWith({ tenders, due, total }: OrderForMessages): { name: string; amount: Kopecks }[] {
  if (due === total) return [];
  return tenders.map(({ kind, amount }) => ({ name: TENDER_NAMES[kind], amount }));
}

function composeText(order: OrderForMessages, { news, next }: OrderTexts): string {
  return [
    `${greeting(order)}`,
    '',
    `${news}.`,
    next,
    '',
    ...costsOf(order).map(({ name, amount }) => `${name} — ${formatRoubles(amount)}`),
    '',
    `Итого: ${formatRoubles(order.total)}`,
    ...paidWith(order).map(({ name, amount }) => `${name}: ${formatRoubles(amount)}`),
    '',
    'Ваш «Яхонт»',
  ].join('\n');
}

function composeHtml(order: OrderForMessages, { news, next }: OrderTexts): string {
  const rows = costsOf(order).map(
    ({ name, amount }) =>
      `<tr><td style="${CELL}">${escapeHtml(name)}</td>` +
      `<td style="${CELL};text-align:right;white-space:nowrap">${formatRoubles(amount)}</td></tr>`,
  );
  const tenders = paidWith(order).map(
    ({ name, amount }) =>
      `<tr><td style="padding:0 0 8px">${name}</td>` +
      `<td style="padding:0 0 8px;text-align:right;white-space:nowrap">${formatRoubles(amount)}</td></tr>`,
  );
  return drawEmail(news, [
    `<p style="font-size:16px;line-height:1.5;margin:0 0 8px">${escapeHtml(greeting(order))}</p>`,
    `<p style="font-size:16px;line-height:1.5;margin:0 0 24px">${escapeHtml(next)}</p>`,
    '<table width="100%" cellspacing="0" cellpadding="0" style="font-size:16px">',
    ...rows,
    `<tr><td style="padding:16px 0"><strong>Итого</strong></td>`,
    `<td style="padding:16px 0;text-align:right;white-space:nowrap"><strong>${formatRoubles(order.total)}</strong></td></tr>`,
    ...tenders,
    '</table>',
  ]);
}

function greeting({ contact }: OrderForMessages): string {
  return nbsp(`${contact.name}, здравствуйте!`);
}

function titleOf({ name, details }: OrderForMessages['lines'][number]): string {
  return nbsp([name, ...details].join(', '));
}
