import { companyText } from '@yahont/values/buyer/company-text.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import { isBalance, type TenderKind } from '@yahont/values/sums/tenders.ts';
import { sameTogether } from '@yahont/values/text/same-things.ts';
import { uncapitalise } from '@yahont/values/text/typography.ts';
import type { MailBody } from '#src/platform/messages/email/email-layout.ts';
import type { MailBlock, SumRow } from '#src/platform/messages/email/blocks.ts';
import type { PieceRow } from '#src/platform/messages/email/draw-pieces.ts';
import type { HandedOver } from '#src/domains/buying/orders/index.ts';
import { linkTo, type With } from '#src/domains/messages/notifications/index.ts';
import type { OrderForMessages } from '../../order-for-messages.ts';
import { orderPage } from './order-words.ts';
import type { RefundForMessages } from '../../refund-for-messages.ts';
import type { OrderText } from '../order-text.ts';

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

type Sums = Pick<Extract<MailBlock, { kind: 'sums' }>, 'rows' | 'total' | 'tenders'> & {
  pieces: readonly PieceRow[];
};

/** The e-mail about a step of an order: what happens next, what was bought, and what it cost. */
export function writeOrderMail(order: With<OrderForMessages>, text: OrderText): MailBody {
  return writeMail(order, text, orderedSums(order));
}

/**
 * The same for a hand-over, with only the pieces that the buyer kept: without those cancelled before or
 * left at the door.
 */
export function writeHandOverMail(order: With<OrderForMessages>, text: OrderText): MailBody {
  const { handedOver } = order;
  return writeMail(order, text, handedOver ? handedOverSums(order, handedOver) : orderedSums(order));
}

/** The e-mail about one refund: the returned lines, and where each part of the money went. */
export function writeRefundMail(about: With<RefundForMessages>, text: OrderText): MailBody {
  const { lines, delivery, amount, parts } = about.refund;
  return writeMail(about, text, {
    ...rowsOf(about, lines, delivery),
    total: amount,
    tenders: parts.map((part) => ({ name: BACK_NAMES[part.kind], amount: part.amount })),
  });
}

function writeMail(
  order: With<OrderForMessages>,
  { news, whenAndWhere, next, action = 'Открыть заказ' }: OrderText,
  { pieces, ...sums }: Sums,
): MailBody {
  const { name } = order.contact;
  return {
    title: name === '' ? news : `${name}, ${uncapitalise(news)}`,
    subject: whenAndWhere === undefined ? news : `${news}: ${whenAndWhere}`,
    preheader: next,
    blocks: [
      { kind: 'text', text: next },
      ...pickupCode(order),
      ...ways(order, action),
      { kind: 'pieces', rows: pieces },
      { kind: 'sums', ...sums },
      ...buyerLine(order),
      ...requisites(order),
    ],
    footnote: 'Это письмо о заказе, от него нельзя отписаться.',
  };
}

/** The code to say in the store, large enough to be read out from a phone. */
function pickupCode({ pickupCode: code }: OrderForMessages): MailBody['blocks'] {
  return code === null ? [] : [{ kind: 'code', label: 'Код получения', groups: [code], isBig: true }];
}

/** One button: to the invoice while a transfer is due, otherwise to the page of the order. */
function ways(order: With<OrderForMessages>, action: string): MailBody['blocks'] {
  const { invoicePage, payBy, status } = order;
  const page = { text: action, url: linkTo(order, orderPage(order)) };
  if (payBy === null || status !== 'awaiting-payment') return [{ kind: 'link', ...page }];
  const invoice = linkTo(order, invoicePage ?? `${orderPage(order)}invoice/`);
  return [
    { kind: 'link', text: 'Открыть счёт', url: invoice },
    { kind: 'more', ...page },
  ];
}

/** Names the company that buys, as on its documents. */
function buyerLine({ company }: OrderForMessages): MailBody['blocks'] {
  if (company === null || company.name === '') return [];
  return [{ kind: 'text', text: `Плательщик: ${companyText(company)}` }];
}

/** The bank account as text, so that it can be copied into a payment order. */
function requisites({ requisites: rows = null, payBy, status }: OrderForMessages): MailBody['blocks'] {
  if (rows === null || payBy === null || status !== 'awaiting-payment') return [];
  return [{ kind: 'text', text: rows.map(([name, value]) => `${name}: ${value}`).join('\n') }];
}

/** What the order costs: pieces before points, and the delivery. They add up to the total. */
function orderedSums(order: OrderForMessages): Sums {
  const { lines, deliveryPrice, total, due, tenders } = order;
  const paid = lines.map((line) => ({ ...line, amount: kopecks(line.total + line.bonusDiscount) }));
  return {
    ...rowsOf(order, paid, deliveryPrice),
    total,
    tenders: due === total ? [] : tenders.map(paidRow),
  };
}

function handedOverSums(order: OrderForMessages, { lines, total, tenders }: HandedOver): Sums {
  const isMoneyAlone = tenders.every(({ kind }) => !isBalance(kind));
  return {
    ...rowsOf(order, lines, order.deliveryPrice),
    total,
    tenders: isMoneyAlone ? [] : tenders.map(paidRow),
  };
}

type Line = { name: string; details: readonly string[]; amount: Kopecks };

/** Whether a line is work on a piece, which has no picture of its own. */
const IS_WORK: Readonly<Record<OrderForMessages['lines'][number]['subject'], boolean>> = {
  commodity: false,
  service: true,
  payment: false,
};

/**
 * Pieces with their pictures, and the charges besides them: work on them, and the delivery. Identical
 * things share one row.
 */
function rowsOf(
  order: OrderForMessages,
  lines: readonly Line[],
  delivery: Kopecks,
): Pick<Sums, 'pieces' | 'rows'> {
  const asOrdered = ({ name, details }: Line) =>
    order.lines.find((line) => line.name === name && line.details.join() === details.join());
  const isWork = (line: Line) => IS_WORK[asOrdered(line)?.subject ?? 'commodity'];
  const works = sameTogether(
    lines.filter(isWork).map((line) => ({ name: inFull(line), amount: line.amount })),
  );
  const bought = lines.filter((line) => !isWork(line));
  return {
    pieces: sameTogether(bought.map((line) => ({ name: inFull(line), amount: line.amount, line }))).map(
      ({ name, amount, line }) => ({
        name: line.name,
        // The suffix that `sameTogether` adds: «3 шт.»
        details: [...line.details, ...name.slice(inFull(line).length).split(', ').slice(1)],
        amount,
        picture: asOrdered(line)?.picture ?? null,
      }),
    ),
    rows: delivery > 0 ? [...works, { name: 'Доставка', amount: delivery }] : works,
  };
}

/** «Кольцо «Заря», размер 16,5» */
function inFull({ name, details }: Line): string {
  return [name, ...details].join(', ');
}

/** Lists the means of payment when there are several, or when one is not money. */
function paidRow({ kind, amount }: { kind: TenderKind; amount: Kopecks }): SumRow {
  return { name: TENDER_NAMES[kind], amount };
}
