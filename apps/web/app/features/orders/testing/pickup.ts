import type { Order } from '@yahont/contracts/orders/orders.ts';

/** An order that waits in a store. */
export const PICKUP: Extract<Order['delivery'], { kind: 'pickup' }> = {
  kind: 'pickup',
  storeId: 1,
  name: 'Петровка, 11',
  address: 'Москва, ул. Петровка, 11',
  metro: '',
  phone: '',
  hoursText: 'ежедневно с 10 до 22',
  date: '2026-11-21',
  keptUntil: null,
};
