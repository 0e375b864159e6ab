import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import type { OrderForMessages } from '../order-for-messages.ts';
import { hoursOf } from '../events/families/calls.ts';

type Template = { code: string; name: string; text: string };

/** Texts to begin with, filled with what the order says; those that do not fit it are left out. */
export function messageTemplates(order: OrderForMessages, offsetHours: number): Template[] {
  const { number, storeName, storeUntil, deliveryKind, deliveryDate, status } = order;
  const { isCollected, choosesDay } = DELIVERY[deliveryKind];
  const place = storeName === null ? '' : ` в салоне «${storeName}»`;
  const until = storeUntil === null ? '' : ` до ${formatDayMonth(cityDate(storeUntil, offsetHours))}`;
  const isOpen = status !== 'completed' && status !== 'cancelled' && status !== 'refunded';
  const all: readonly (Template & { fits: boolean })[] = [
    {
      code: 'call-back',
      name: 'Не дозвонились',
      fits: !order.noCalls,
      text: `Звонили по заказу № ${number} и не застали вас. Перезвоните нам, пожалуйста, когда будет удобно.`,
    },
    {
      code: 'waits',
      name: 'Заказ ждёт',
      fits: isCollected && status === 'ready',
      text: `Заказ № ${number} ждёт вас${place}${until}. Возьмите с собой паспорт.`,
    },
    {
      code: 'later',
      name: 'Задерживается',
      fits: isOpen && status !== 'ready',
      text: `Заказ № ${number} задерживается, просим прощения. Напишем, как только он будет готов.`,
    },
    {
      code: 'courier',
      name: 'Курьер приедет',
      fits: choosesDay && isOpen,
      text: `Заказ № ${number} курьер привезёт ${formatDayMonth(deliveryDate)}${hoursOf(order)}. Если так неудобно, позвоните нам.`,
    },
    {
      code: 'question',
      name: 'Есть вопрос',
      fits: true,
      text: `По заказу № ${number} есть вопрос. Ответьте, пожалуйста, в личном кабинете или позвоните нам.`,
    },
  ];
  return all.flatMap(({ fits, ...template }) => (fits ? [template] : []));
}
