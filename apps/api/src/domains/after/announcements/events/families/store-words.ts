import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import type { OrderForMessages } from '../../order-for-messages.ts';

/**
 * Name and address of a store; only the address when it contains the name: «ул. Петровка, 11» for
 * «Петровка, 11».
 */
export function placeOfStore({ name, address }: { name: string; address: string }): string {
  return address.toLowerCase().includes(name.toLowerCase()) ? address : `${name}, ${address}`;
}

/** Name and address of the store in which an order is collected. */
export function place({ storeName, deliveryAddress }: OrderForMessages): string {
  return storeName === null ? deliveryAddress : placeOfStore({ name: storeName, address: deliveryAddress });
}

/** Who must show a passport. */
export function passportWords({ receiver }: Pick<OrderForMessages, 'receiver'>): string {
  if (receiver === null) return 'Возьмите с собой паспорт.';
  const name = [receiver.name, receiver.lastName].filter((part) => part !== '').join(' ');
  return `Получит ${name}: нужен паспорт.`;
}

/** «Код получения 418302. »; empty until the order waits in a store. */
export function codeWords({ pickupCode }: OrderForMessages): string {
  return pickupCode === null ? '' : `Код получения ${pickupCode}. `;
}

/** «Храним до 11 декабря. »; empty for an order that waits in no store. */
export function keptWords(order: OrderForMessages): string {
  const day = lastDay(order);
  return day === null ? '' : `Храним до ${day}. `;
}

/** «11 декабря»: the last day on which an order is kept in its store. */
export function lastDay({ keptUntil }: OrderForMessages): string | null {
  return keptUntil === null || keptUntil === undefined ? null : formatDayMonth(keptUntil);
}
