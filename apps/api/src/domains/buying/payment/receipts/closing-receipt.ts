import { kopecks, sumKopecks, ZERO, type Kopecks } from '@yahont/values/money.ts';
import { amountPaidWith } from '@yahont/values/sums/tenders.ts';
import type { OrderForMessages } from '#src/domains/buying/orders/index.ts';
import type { ReceiptContent } from '../provider.ts';
import { moneyForDelivery, receiptFor, settled } from '../receipt.ts';
import { soldOf, type Back } from './sold-lines.ts';

type Closing = { amount: Kopecks; content: ReceiptContent };

/**
 * The receipt of the hand-over (54-ФЗ): every thing and service at its full price less points, because
 * everything was paid before, with money or with a gift certificate, whose own receipt was an advance.
 * A purchased certificate is not handed over.
 * @param back what was refunded before the hand-over
 * @returns null when nothing of the order is handed over for money
 */
export function closingReceiptOf(order: OrderForMessages, back: Back): Closing | null {
  const lines = soldOf(order.lines, back).filter(({ subject }) => subject !== 'payment');
  const delivery = lines.length === 0 || back.isDeliveryBack ? ZERO : moneyForDelivery(order);
  const whole = sumKopecks([...lines.map(({ total }) => total), delivery]);
  // The amount that an exchanged piece had paid was on the closing receipt of that piece, and stays
  // there (decision 0082).
  const amount = kopecks(Math.max(0, whole - amountPaidWith(order.tenders, 'exchange')));
  if (amount === ZERO) return null;
  const content = receiptFor(order, { lines, delivery }, amount);
  return {
    amount,
    content: { ...content, lines: content.lines.map(settled) },
  };
}
