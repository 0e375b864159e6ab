import { kopecks, splitByLargestRemainder, sumKopecks, ZERO, type Kopecks } from '@yahont/values/money.ts';
import { shareOfDelivery } from '@yahont/values/sums/refund-split.ts';
import type { OrderForMessages } from '#src/domains/buying/orders/index.ts';
import type { ReceiptContent, ReceiptLine } from './provider.ts';

type Goods = {
  lines: readonly Pick<OrderForMessages['lines'][number], 'name' | 'details' | 'subject' | 'total'>[];
  /** The price of the delivery without its share of the points. */
  delivery: Kopecks;
};

/**
 * The receipt of a payment for a whole order: a line per piece and service at the amount paid for it,
 * and the delivery. Points are deducted from the lines, as 54-FZ requires. Buying a gift certificate is
 * an advance, paid with money only. A line partly paid with a certificate has only the rest: the
 * advance was on that certificate's receipt.
 */
export function receiptOf(order: OrderForMessages, amount: Kopecks): ReceiptContent {
  return receiptFor(order, { lines: order.lines, delivery: moneyForDelivery(order) }, amount);
}

/** A line of a refund, kopecks; `fromPoints` is null in older refunds: the line's own share. */
export type LineBack = { id: number; amount: number; fromPoints: number | null };

/**
 * The goods of a refund, each at what is refunded for it without points: of a set that may differ from what was paid.
 * `delivery` is the part that paid for the delivery.
 */
export function goodsBack(
  order: OrderForMessages,
  { back, delivery }: { back: readonly LineBack[]; delivery: number },
): Goods & { lines: OrderForMessages['lines'] } {
  return {
    lines: order.lines.flatMap((line) => {
      const own = back.find(({ id }) => id === line.id);
      return own ? [{ ...line, total: kopecks(own.amount - (own.fromPoints ?? line.bonusDiscount)) }] : [];
    }),
    delivery: delivery > 0 ? moneyForDelivery(order) : ZERO,
  };
}

/**
 * The receipt for the certificate's share of returned goods: each at its price, less the amount on the
 * receipt of the money.
 * @param money the amount refunded as money for the same goods
 */
export function receiptOfAdvance(
  order: Pick<OrderForMessages, 'contact' | 'company'>,
  goods: Goods,
  money: Kopecks,
): ReceiptContent {
  const rows = rowsOf(goods);
  const paid = paidWithMoney(rows, money);
  return {
    ...customerOf(order),
    lines: rows
      .map(({ description, subject, full }, index) => ({
        description,
        subject,
        amount: kopecks(full - (paid[index] ?? ZERO)),
        mode: 'settled' as const,
      }))
      .filter((line) => line.amount > ZERO),
  };
}

/** The receipt of a payment or a refund for some of the goods of an order. */
export function receiptFor(
  order: Pick<OrderForMessages, 'contact' | 'company'>,
  goods: Goods,
  amount: Kopecks,
): ReceiptContent {
  const rows = rowsOf(goods);
  const amounts = paidWithMoney(rows, amount);
  return {
    ...customerOf(order),
    lines: rows
      .map(({ description, subject, full }, index) => {
        const paid = amounts[index] ?? ZERO;
        return { description, amount: paid, subject, mode: modeOf(subject, { paid, full }) };
      })
      .filter((line) => line.amount > ZERO),
  };
}

function customerOf({
  contact,
  company,
}: Pick<OrderForMessages, 'contact' | 'company'>): Omit<ReceiptContent, 'lines'> {
  return {
    fullName:
      company?.name ??
      [contact.lastName, contact.name, contact.surName].filter((part) => part !== '').join(' '),
    inn: company?.inn ?? null,
    phone: contact.phone,
    email: contact.email,
  };
}

function rowsOf({ lines, delivery }: Goods): (Row & { description: string })[] {
  return [
    ...lines.map((line) => ({ description: describe(line), full: line.total, subject: line.subject })),
    { description: 'Доставка', full: delivery, subject: 'service' as const },
  ];
}

/** Goods with their size and stone; the texts of cards and certificates are private. */
function describe({ name, details, subject }: Goods['lines'][number]): string {
  return subject === 'commodity' ? [name, ...details].join(', ') : name;
}

type Row = { full: Kopecks; subject: ReceiptLine['subject'] };

/** This payment's amount for each row; the amounts add up to the payment. */
function paidWithMoney(rows: readonly Row[], amount: Kopecks): Kopecks[] {
  const full = rows.map((row) => row.full);
  if (sumKopecks(full) === amount) return full;
  const advances = rows.map((row) => (row.subject === 'payment' ? row.full : ZERO));
  const rest = amount - sumKopecks(advances);
  // A sum below the advances means that somebody else settled a part of the order.
  if (rest < 0) return splitByLargestRemainder(amount, full);
  const weights = rows.map((row, index) => kopecks(row.full - (advances[index] ?? ZERO)));
  const others = splitByLargestRemainder(kopecks(rest), weights);
  return rows.map((_row, index) => kopecks((advances[index] ?? ZERO) + (others[index] ?? ZERO)));
}

function modeOf(
  subject: ReceiptLine['subject'],
  { paid, full }: { paid: Kopecks; full: Kopecks },
): ReceiptLine['mode'] {
  if (subject === 'payment') return 'advance';
  return paid < full ? 'part' : 'whole';
}

/** A line of goods that the buyer has received. A purchased certificate stays an advance. */
export function settled(line: ReceiptLine): ReceiptLine {
  return line.mode === 'advance' ? line : { ...line, mode: 'settled' };
}

/** The money and certificates that pay for an order's delivery. */
export function moneyForDelivery({
  deliveryPrice,
  tenders,
  lines,
}: Pick<OrderForMessages, 'deliveryPrice' | 'tenders' | 'lines'>): Kopecks {
  const { amount, fromPoints } = shareOfDelivery({ deliveryPrice, tenders, lines });
  return kopecks(amount - fromPoints);
}
