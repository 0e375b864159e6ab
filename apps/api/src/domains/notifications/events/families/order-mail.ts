import { companyText } from '@yahont/values/buyer/company-text.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { isBalance } from '@yahont/values/sums/tenders.ts';
import { sameTogether } from '@yahont/values/text/same-things.ts';
import type { TenderKind } from '@yahont/values/sums/tenders.ts';
import type { MailBody } from '#src/platform/messages/email/email-layout.ts';
import type { MailBlock, SumRow } from '#src/platform/messages/email/blocks.ts';
import type { With } from '../event.ts';
import type { RefundForMessages } from '../event-data.ts';
import type { HandedOver, OrderForMessages } from '../../order-for-messages.ts';
import { linkTo } from './link-to.ts';
import { orderPage } from './order-texts.ts';
import type { OrderText } from './order-texts.ts';

const TENDER_NAMES: Readonly<Record<TenderKind, string>> = {
  bonus: 'Бонусами',
  certificate: 'Подарочным сертификатом',
  exchange: 'Оплатой прежнего изделия',
  card: 'Картой на\u00A0сайте',
  sbp: 'Через СБП',
  sberpay: 'Через СберПэй',
  credit: 'В\u00A0рассрочку',
  cash: 'При\u00A0получении',
  invoice: 'По\u00A0счёту',
  till: 'В\u00A0кассе салона',
  parts: 'Осталось оплатить',
};

const BACK_NAMES: Readonly<Record<TenderKind, string>> = {
  bonus: 'На\u00A0бонусный счёт',
  certificate: 'На\u00A0сертификат',
  exchange: 'Туда, откуда платили за\u00A0прежнее изделие',
  card: 'На\u00A0карту',
  sbp: 'Через СБП',
  sberpay: 'На\u00A0карту',
  credit: 'Оператору рассрочки',
  cash: 'Наличными',
  invoice: 'На\u00A0расчётный счёт',
  till: 'В\u00A0кассе салона',
  parts: 'Не\u00A0оплачивалось',
};

type Sums = Pick<Extract<MailBlock, { kind: 'sums' }>, 'rows' | 'total' | 'tenders'>;

/** The e-mail about a step of an order: what happens next, what was bought, and what it cost. */
export function writeOrderMail(order: With<OrderForMessages>, text: OrderText): MailBody {
  return writeMail(order, text, orderedSums(order));
}

/** The same of a hand-over, with what the buyer has kept: neither what was cancelled before nor what was left at the door. */
export function writeHandOverMail(order: With<OrderForMessages>, text: OrderText): MailBody {
  const { handedOver } = order;
  return writeMail(order, text, handedOver ? handedOverSums(order, handedOver) : orderedSums(order));
}

/** The e-mail about one refund: the lines that came back with it, and where each part of it went. */
export function writeRefundMail(about: With<RefundForMessages>, text: OrderText): MailBody {
  const { lines, delivery, amount, parts } = about.refund;
  return writeMail(about, text, {
    rows: withDelivery(lines.map(toRow), delivery),
    total: amount,
    tenders: parts.map((part) => ({ name: BACK_NAMES[part.kind], amount: part.amount })),
  });
}

function writeMail(
  order: With<OrderForMessages>,
  { news, next, action = 'Открыть заказ' }: OrderText,
  sums: Sums,
): MailBody {
  return {
    title: news,
    preheader: next,
    blocks: [
      { kind: 'text', text: `${order.contact.name}, здравствуйте!\n${next}` },
      { kind: 'sums', ...sums },
      ...buyerLine(order),
      ...requisites(order),
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

/** The bank account as text, so that it can be copied into a payment order. */
function requisites({ requisites: rows = null, payBy, status }: OrderForMessages): MailBody['blocks'] {
  if (rows === null || payBy === null || status !== 'awaiting-payment') return [];
  return [{ kind: 'text', text: rows.map(([name, value]) => `${name}: ${value}`).join('\n') }];
}

/** To the paper with the bank account, while the transfer is waited for. */
function invoiceLink(order: With<OrderForMessages>): MailBody['blocks'] {
  const { invoicePage, payBy, status } = order;
  if (payBy === null || status !== 'awaiting-payment') return [];
  const page = invoicePage ?? `${orderPage(order)}invoice/`;
  return [{ kind: 'link', text: 'Открыть счёт', url: linkTo(order, page) }];
}

/** What the order costs: pieces before points, and the delivery. They add up to the total. */
function orderedSums({ lines, deliveryPrice, total, due, tenders }: OrderForMessages): Sums {
  const pieces = lines.map((line) => toRow({ ...line, amount: kopecks(line.total + line.bonusDiscount) }));
  return {
    rows: withDelivery(pieces, deliveryPrice),
    total,
    tenders: due === total ? [] : tenders.map(paidRow),
  };
}

function handedOverSums({ deliveryPrice }: OrderForMessages, { lines, total, tenders }: HandedOver): Sums {
  const isMoneyAlone = tenders.every(({ kind }) => !isBalance(kind));
  return {
    rows: withDelivery(lines.map(toRow), deliveryPrice),
    total,
    tenders: isMoneyAlone ? [] : tenders.map(paidRow),
  };
}

type Line = { name: string; details: readonly string[]; amount: Kopecks };

function toRow({ name, details, amount }: Line): SumRow {
  return { name: [name, ...details].join(', '), amount };
}

function withDelivery(pieces: readonly SumRow[], delivery: Kopecks): SumRow[] {
  const rows = sameTogether(pieces);
  return delivery > 0 ? [...rows, { name: 'Доставка', amount: delivery }] : rows;
}

/** Named when the order is paid with more than one thing, or with something else than money. */
function paidRow({ kind, amount }: { kind: TenderKind; amount: Kopecks }): SumRow {
  return { name: TENDER_NAMES[kind], amount };
}
