import { kopecks, splitByLargestRemainder, sumKopecks, ZERO } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { shareOfDelivery } from '@yahont/values/sums/refund-split.ts';
import type { OrderForMessages } from '#src/domains/orders/index.ts';
import type { Receipt } from './provider.ts';

type Goods = {
  lines: readonly Pick<OrderForMessages['lines'][number], 'name' | 'subject' | 'total'>[];
  /** What the delivery costs without its share of the points. */
  delivery: Kopecks;
};

/**
 * The receipt of a payment for a whole order: a line per piece and service at what is paid for it, and the delivery. Points are laid
 * off the lines, as 54-FZ wants; what a certificate pays is laid off in proportion, so that the lines add up to `amount`.
 */
export function receiptOf(order: OrderForMessages, amount: Kopecks): Receipt {
  return receiptFor(order, { lines: order.lines, delivery: moneyForDelivery(order) }, amount);
}

/** The receipt of a payment or a refund for some of the goods of an order. */
export function receiptFor(
  { contact }: Pick<OrderForMessages, 'contact'>,
  { lines, delivery }: Goods,
  amount: Kopecks,
): Receipt {
  const rows = [
    ...lines.map(({ name, subject, total }) => ({ description: name, full: total, subject })),
    { description: 'Доставка', full: delivery, subject: 'service' as const },
  ];
  const full = rows.map((row) => row.full);
  const amounts = sumKopecks(full) === amount ? full : splitByLargestRemainder(amount, full);
  return {
    fullName: [contact.lastName, contact.name, contact.surName].filter((part) => part !== '').join(' '),
    phone: contact.phone,
    email: contact.email,
    lines: rows
      .map(({ description, subject }, index) => ({ description, amount: amounts[index] ?? ZERO, subject }))
      .filter((line) => line.amount > ZERO),
  };
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
