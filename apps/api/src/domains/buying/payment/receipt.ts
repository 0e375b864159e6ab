import { kopecks, splitByLargestRemainder, sumKopecks, ZERO, type Kopecks } from '@yahont/values/money.ts';
import { shareOfDelivery } from '@yahont/values/sums/refund-split.ts';
import type { OrderForMessages } from '#src/domains/buying/orders/index.ts';
import type { ReceiptContent, ReceiptLine } from './provider.ts';

type Goods = {
  lines: readonly Pick<OrderForMessages['lines'][number], 'name' | 'details' | 'subject' | 'total'>[];
  /** What the delivery costs without its share of the points. */
  delivery: Kopecks;
};

/**
 * The receipt of a payment for a whole order: a line per piece and service at what is paid for it, and the delivery. Points are laid
 * off the lines, as 54-FZ wants. A gift certificate that is bought is an advance, and money alone pays for it. A line that a
 * certificate pays in part has the rest only: the advance was on the receipt of that certificate.
 */
export function receiptOf(order: OrderForMessages, amount: Kopecks): ReceiptContent {
  return receiptFor(order, { lines: order.lines, delivery: moneyForDelivery(order) }, amount);
}

/** The goods of a refund: `ids` are its lines, `delivery` what of it the delivery had cost. */
export function goodsBack(
  order: OrderForMessages,
  { ids, delivery }: { ids: readonly number[]; delivery: number },
): Goods & { lines: OrderForMessages['lines'] } {
  return {
    lines: order.lines.filter(({ id }) => ids.includes(id)),
    delivery: delivery > 0 ? moneyForDelivery(order) : ZERO,
  };
}

/**
 * The receipt of what a certificate paid for goods that come back: each at its price less what the receipt of the money names of it.
 * @param money what goes back as money for the same goods
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

/** Goods with their size and stone; what is written on a card or in a certificate is nobody's business. */
function describe({ name, details, subject }: Goods['lines'][number]): string {
  return subject === 'commodity' ? [name, ...details].join(', ') : name;
}

type Row = { full: Kopecks; subject: ReceiptLine['subject'] };

/** What this payment brings for each row; the amounts add up to it. */
function paidWithMoney(rows: readonly Row[], amount: Kopecks): Kopecks[] {
  const full = rows.map((row) => row.full);
  if (sumKopecks(full) === amount) return full;
  const advances = rows.map((row) => (row.subject === 'payment' ? row.full : ZERO));
  const rest = amount - sumKopecks(advances);
  // Less than the advances is a part of an order that somebody else settled.
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

/** A line of goods that the buyer has. A certificate that was bought stays an advance. */
export function settled(line: ReceiptLine): ReceiptLine {
  return line.mode === 'advance' ? line : { ...line, mode: 'settled' };
}

/** What money and certificates pay for the delivery of an order. */
export function moneyForDelivery({
  deliveryPrice,
  tenders,
  lines,
}: Pick<OrderForMessages, 'deliveryPrice' | 'tenders' | 'lines'>): Kopecks {
  const { amount, fromPoints } = shareOfDelivery({ deliveryPrice, tenders, lines });
  return kopecks(amount - fromPoints);
}
