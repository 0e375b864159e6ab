import type { OrderNote, OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { PaymentKind, TenderKind } from '@yahont/values/sums/tenders.ts';
import type { MarkShape } from '#app/parts/facts/mark.tsx';

type StatusWords = {
  name: string;
  shape: MarkShape;
  /** In the history, and of somebody: «Дарья: выдан». */ done: string;
};

export const ORDER_STATUS: Readonly<Record<OrderStatus, StatusWords>> = {
  'awaiting-payment': { name: 'Ждёт оплаты', shape: 'wait', done: 'Оформлен, ждёт оплаты' },
  new: { name: 'Новый', shape: 'empty', done: 'Оформлен, оплата при получении' },
  paid: { name: 'Оплачен', shape: 'quarter', done: 'Оплачен' },
  assembling: { name: 'Собирается', shape: 'half', done: 'Взят в сборку' },
  ready: { name: 'Готов', shape: 'most', done: 'Готов к выдаче' },
  'in-delivery': { name: 'В пути', shape: 'moving', done: 'Передан в доставку' },
  completed: { name: 'Выдан', shape: 'done', done: 'Выдан' },
  cancelled: { name: 'Отменён', shape: 'over', done: 'Отменён' },
  expired: { name: 'Не оплачен', shape: 'lapsed', done: 'Не оплачен вовремя' },
  refunded: { name: 'Деньги возвращены', shape: 'back', done: 'Деньги возвращены' },
};

export const ORDER_NOTE: Readonly<Record<OrderNote, string>> = {
  placed: 'Оформлен',
  'placed-with-points': 'Оформлен за бонусы',
  'payment-received': 'Оплата получена',
  'payment-overdue': 'Срок оплаты прошёл',
  'cancelled-by-buyer': 'Отменил покупатель',
  'cancelled-by-store': 'Отменил магазин',
  'delivery-failed': 'Курьер никого не застал',
  'new-day': 'Визит курьера перенесён',
  'new-day-by-buyer': 'Визит перенёс покупатель',
  'changed-by-store': 'Заказ изменён',
  'money-returned': 'Деньги возвращены',
  'reserved-for-exchange': 'Отложен для обмена',
  exchanged: 'Обменян',
  'exchange-dropped': 'Обмен не состоялся',
};

export const TENDER_NAME: Readonly<Record<TenderKind, string>> = {
  bonus: 'Бонусы',
  certificate: 'Сертификат',
  exchange: 'Обмен',
  card: 'Карта',
  sbp: 'СБП',
  sberpay: 'SberPay',
  credit: 'Рассрочка',
  cash: 'При получении',
  invoice: 'По счёту',
  till: 'В кассе магазина',
  parts: 'Несколькими платежами',
};

/** In a card of the list: «картой». */
export const PAYMENT_BY: Readonly<Record<PaymentKind, string>> = {
  card: 'картой',
  sbp: 'СБП',
  sberpay: 'SberPay',
  parts: 'частями',
  cash: 'при получении',
  credit: 'рассрочка',
  invoice: 'по счёту',
  bonus: 'бонусами',
};
