import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import type { OrderForMessages } from '../../order-for-messages.ts';
import { CALLS, hoursOf } from './calls.ts';
import { lastDay } from './store-words.ts';

export function orderPage({ id }: Pick<OrderForMessages, 'id'>): string {
  return `/personal/order/${id}/`;
}

export const WE_CALL = 'Свяжемся с вами и договоримся';

export function sentence(words: string): string {
  return words === '' ? '' : `${words}.`;
}

export function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** The same for an e-mail, which has room to say how. */
export function paymentWithMeans(order: OrderForMessages): string {
  if (order.isPaid || order.cardOnReceipt !== true) return payment(order);
  return `К оплате при получении ${dueWithMeans(order)}.`;
}

/** «12 000 ₽», with «, картой или наличными» where both are accepted. */
export function dueWithMeans({ due, cardOnReceipt }: OrderForMessages): string {
  return `${formatRoubles(due)}${cardOnReceipt === true ? ', картой или наличными' : ''}`;
}

export function payment(order: OrderForMessages): string {
  if (order.isPaid) return 'Заказ оплачен.';
  return `К оплате при получении ${formatRoubles(order.due)}.`;
}

/** «Петровка, 11, код 418302, до 11 декабря» */
export function inStore(order: OrderForMessages): string {
  const day = lastDay(order);
  return [
    storeOf(order),
    ...(order.pickupCode === null ? [] : [`код ${order.pickupCode}`]),
    ...(day === null ? [] : [`до ${day}`]),
  ].join(', ');
}

export function storeOf({ storeName, deliveryAddress }: OrderForMessages): string {
  return storeName ?? deliveryAddress;
}

/** For an SMS: «Позвонит и приедет 25 ноября с 10:00 до 14:00». */
export function arrives(order: OrderForMessages): string {
  const when = comesOn(order, order.noCalls ? 'Приедет' : 'Позвонит и приедет');
  if (when === '') return CALLS.short(order);
  return order.noCalls ? `${when} без звонка` : when;
}

/** «Приедет 25 ноября с 10:00 до 14:00»; empty once that day is over. */
export function comesOn(order: OrderForMessages, verb: string): string {
  return order.isDayPast === true ? '' : `${verb} ${dayOf(order)}${hoursOf(order)}`;
}

export function dayOf({ deliveryDate }: OrderForMessages): string {
  return formatDayMonth(deliveryDate);
}
