import { ZERO } from '@yahont/values/money.ts';
import type { OrderForMessages } from '#src/domains/orders/index.ts';
import type { Receipt } from './provider.ts';

/** The receipt of a whole order: a line for each thing and service at what was really paid for it, and the delivery. */
export function receiptOf(order: OrderForMessages): Receipt {
  const { contact } = order;
  const lines = order.lines.map(({ name, total, subject }) => ({
    description: name,
    amount: total,
    subject,
  }));
  const delivery = { description: 'Доставка', amount: order.deliveryPrice, subject: 'service' as const };
  return {
    fullName: [contact.lastName, contact.name, contact.surName].filter((part) => part !== '').join(' '),
    phone: contact.phone,
    email: contact.email,
    lines: [...lines, delivery].filter(({ amount }) => amount > ZERO),
  };
}
