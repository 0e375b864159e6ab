import { ZERO } from '@yahont/values/money.ts';
import type { OrderForMessages } from '#src/domains/orders/index.ts';
import type { Receipt } from './provider.ts';

/** The receipt of a whole order: a line per item with the sum actually paid, and the delivery. */
export function receiptOf(order: OrderForMessages): Receipt {
  const { contact } = order;
  const pieces = order.lines.map(({ name, total }) => ({
    description: name,
    amount: total,
    subject: 'commodity' as const,
  }));
  const delivery = { description: 'Доставка', amount: order.deliveryPrice, subject: 'service' as const };
  return {
    fullName: [contact.lastName, contact.name, contact.surName].filter((part) => part !== '').join(' '),
    phone: contact.phone,
    email: contact.email,
    lines: [...pieces, delivery].filter(({ amount }) => amount > ZERO),
  };
}
