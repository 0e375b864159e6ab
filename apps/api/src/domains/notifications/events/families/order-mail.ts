import { companyText } from '@yahont/values/buyer/company-text.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { TenderKind } from '@yahont/values/sums/tenders.ts';
import type { MailBody } from '#src/platform/messages/email/email-layout.ts';
import type { SumRow } from '#src/platform/messages/email/blocks.ts';
import type { With } from '../event.ts';
import type { OrderForMessages } from '../../order-for-messages.ts';
import { linkTo } from './link-to.ts';
import { orderPage } from './order-texts.ts';
import type { OrderText } from './order-texts.ts';

const TENDER_NAMES: Readonly<Record<TenderKind, string>> = {
  bonus: 'Бонусами',
  certificate: 'Подарочным сертификатом',
  card: 'Картой на\u00A0сайте',
  sbp: 'Через СБП',
  sberpay: 'Через СберПэй',
  credit: 'В\u00A0рассрочку',
  cash: 'Наличными при\u00A0получении',
  invoice: 'По\u00A0счёту',
  till: 'В\u00A0кассе салона',
  parts: 'Осталось оплатить',
};

/** The e-mail about a step of an order: what happens next, what was bought, and what it cost. */
export function writeOrderMail(
  order: With<OrderForMessages>,
  { news, next, action = 'Открыть заказ' }: OrderText,
): MailBody {
  return {
    title: news,
    preheader: next,
    blocks: [
      { kind: 'text', text: `${order.contact.name}, здравствуйте!\n${next}` },
      { kind: 'sums', rows: costsOf(order), total: order.total, tenders: paidWith(order) },
      ...buyerLine(order),
      ...invoiceLink(order),
      { kind: 'link', text: action, url: linkTo(order, orderPage(order)) },
    ],
  };
}

/** Names the company that buys, as papers do. */
function buyerLine({ company }: OrderForMessages): MailBody['blocks'] {
  if (company === null || company.name === '') return [];
  return [{ kind: 'text', text: `Плательщик: ${companyText(company)}` }];
}

/** To the paper with the bank account, while the transfer is waited for. */
function invoiceLink(order: With<OrderForMessages>): MailBody['blocks'] {
  const { invoicePage, payBy, status } = order;
  if (payBy === null || status !== 'awaiting-payment') return [];
  const page = invoicePage ?? `${orderPage(order)}invoice/`;
  return [{ kind: 'link', text: 'Открыть счёт', url: linkTo(order, page) }];
}

/** What the order costs: pieces before points, and the delivery. They add up to the total. */
function costsOf({ lines, deliveryPrice }: OrderForMessages): SumRow[] {
  const pieces = lines.map(({ name, details, total, bonusDiscount }) => ({
    name: [name, ...details].join(', '),
    amount: kopecks(total + bonusDiscount),
  }));
  return deliveryPrice > 0 ? [...pieces, { name: 'Доставка', amount: deliveryPrice }] : pieces;
}

/** Named when the order is paid with more than one thing, or with something else than money. */
function paidWith({ tenders, due, total }: OrderForMessages): SumRow[] {
  if (due === total) return [];
  return tenders.map(({ kind, amount }) => ({ name: TENDER_NAMES[kind], amount }));
}
