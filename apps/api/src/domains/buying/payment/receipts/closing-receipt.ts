import { kopecks, sumKopecks, ZERO, type Kopecks } from '@yahont/values/money.ts';
import { amountPaidWith } from '@yahont/values/sums/tenders.ts';
import type { OrderForMessages } from '#src/domains/buying/orders/index.ts';
import type { ReceiptContent } from '../provider.ts';
import { moneyForDelivery, receiptFor, settled } from '../receipt.ts';

type Closing = { amount: Kopecks; content: ReceiptContent };

/**
 * The receipt of the hand-over (54-ФЗ): every thing and service at its whole price, points laid off, because all of it was paid before
 * with money or with a gift certificate, whose own receipt was an advance. A certificate that is bought is not handed over.
 * @param backIds lines that came back before the hand-over
 * @param isDeliveryBack whether the delivery was paid back before it
 * @returns null when nothing of the order is handed over for money
 */
export function closingReceiptOf(
  order: OrderForMessages,
  { backIds, isDeliveryBack }: { backIds: ReadonlySet<number>; isDeliveryBack: boolean },
): Closing | null {
  const lines = order.lines.filter(({ id, subject }) => subject !== 'payment' && !backIds.has(id));
  const delivery = lines.length === 0 || isDeliveryBack ? ZERO : moneyForDelivery(order);
  const whole = sumKopecks([...lines.map(({ total }) => total), delivery]);
  // What an exchanged piece had paid was on the closing receipt of that piece, and stays there (decision 0082).
  const amount = kopecks(Math.max(0, whole - amountPaidWith(order.tenders, 'exchange')));
  if (amount === ZERO) return null;
  const content = receiptFor(order, { lines, delivery }, amount);
  return {
    amount,
    content: { ...content, lines: content.lines.map(settled) },
  };
}
