import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { isPrepaid } from '@yahont/values/sums/tenders.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import type { Step } from '#app/parts/facts/steps.tsx';
import { calendarText, dateText, momentText } from '#app/lib/words/moments.ts';

const NAMES: Readonly<Partial<Record<OrderStatus, string>>> = {
  'awaiting-payment': 'Оформлен',
  new: 'Новый',
  paid: 'Оплачен',
  assembling: 'Собирается',
  ready: 'Готов',
  'in-delivery': 'В пути',
  completed: 'Выдан',
};

/** The way of an order from its checkout to its buyer, with the time of each step; an ended order has none left. */
export function stepsOf(order: OfficeOrder, now: Date): readonly Step[] {
  const { history, status, delivery, paymentKind, storeUntil } = order;
  const way = wayOf(order);
  const here = way.indexOf(status);
  const last = way.at(-1);
  return way.map((one, place): Step => {
    const event = history.findLast((past) => past.status === one);
    const due = storeUntil === null ? calendarText(delivery.date, now) : `до ${dateText(storeUntil, now)}`;
    const note = event === undefined ? undefined : momentText(event.at, now);
    return {
      name: one === 'new' && isPrepaid(paymentKind) ? 'Оформлен' : (NAMES[one] ?? one),
      note: one === last && status !== 'completed' ? due : note,
      state: stateOf({ place, here, isPast: event !== undefined }),
    };
  });
}

function wayOf({ delivery, paymentKind, storeId, status }: OfficeOrder): OrderStatus[] {
  const first: OrderStatus[] = isPrepaid(paymentKind) ? ['awaiting-payment', 'paid'] : ['new'];
  if (!DELIVERY[delivery.kind].isShipped) return [...first, 'completed'];
  // A courier's order is ready only when it waits for the courier, or comes back.
  const middle: OrderStatus[] = storeId === null ? ['in-delivery'] : ['ready'];
  const isWaiting = storeId === null && status === 'ready';
  return [...first, 'assembling', ...(isWaiting ? (['ready'] as const) : []), ...middle, 'completed'];
}

type Place = { place: number; here: number; isPast: boolean };

function stateOf({ place, here, isPast }: Place): Step['state'] {
  if (here === -1) return isPast ? 'was' : 'next';
  if (place === here) return 'now';
  return place < here ? 'was' : 'next';
}
