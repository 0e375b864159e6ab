import type { OrderNote, OrderStatus, PaymentKind, TenderState } from '@yahont/contracts/orders/orders.ts';
import type { PaymentRefusal } from '@yahont/contracts/payment/payment.ts';
import type { ReceiptKind, ReceiptState } from '@yahont/contracts/payment/receipts.ts';
import type { ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import type { OrderStory } from '@yahont/api/compose.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import type { TenderKind } from '@yahont/values/sums/tenders.ts';

export const STATUS: Readonly<Record<OrderStatus, string>> = {
  'awaiting-payment': 'ждёт оплаты',
  new: 'принят, оплата при получении',
  paid: 'оплачен',
  assembling: 'собирается',
  ready: 'готов',
  'in-delivery': 'в пути к покупателю',
  completed: 'получен',
  cancelled: 'отменён',
  expired: 'истёк без оплаты',
  refunded: 'деньги возвращены',
};

export const NOTE: Readonly<Record<OrderNote, string>> = {
  placed: 'оформлен',
  'placed-with-points': 'оформлен, оплачен баллами',
  'payment-received': 'деньги пришли',
  'payment-overdue': 'срок оплаты вышел',
  'cancelled-by-buyer': 'отменил покупатель',
  'cancelled-by-store': 'отменил магазин',
  'delivery-failed': 'вручить не удалось',
  'new-day': 'назначен другой день',
  'new-day-by-buyer': 'покупатель выбрал другой день',
  'changed-by-store': 'магазин изменил заказ',
  'money-returned': 'деньги вернулись',
  'reserved-for-exchange': 'отложен для обмена',
  exchanged: 'обмен состоялся',
  'exchange-dropped': 'обмен не состоялся',
};

export const DELIVERY_WAY: Readonly<Record<DeliveryKind, string>> = {
  courier: 'курьером',
  express: 'курьером в тот же день',
  pickup: 'самовывоз из салона',
  point: 'в пункт выдачи',
  electronic: 'электронный сертификат',
};

export const PAYMENT_WAY: Readonly<Record<PaymentKind, string>> = {
  card: 'картой на сайте',
  sbp: 'через СБП',
  sberpay: 'через СберПэй',
  parts: 'несколькими платежами',
  cash: 'при получении',
  credit: 'в рассрочку',
  invoice: 'по счёту',
  bonus: 'баллами',
};

export const TENDER: Readonly<Record<TenderKind, string>> = {
  bonus: 'баллы',
  certificate: 'подарочный сертификат',
  exchange: 'зачёт обмена',
  card: 'карта',
  sbp: 'СБП',
  sberpay: 'СберПэй',
  credit: 'рассрочка',
  cash: 'при получении',
  invoice: 'перевод по счёту',
  till: 'касса салона',
  parts: 'остаток частями',
};

export const TENDER_STATE: Readonly<Record<TenderState, string>> = {
  pending: 'ожидается',
  held: 'удержано',
  paid: 'получено',
  released: 'отпущено',
};

type AttemptState = OrderStory['payments'][number]['state'];
export const ATTEMPT: Readonly<Record<AttemptState, string>> = {
  created: 'создана, банк ещё не ответил',
  pending: 'покупатель на странице банка',
  'waiting-for-confirmation': 'банк ждёт подтверждения покупателя',
  held: 'деньги удержаны банком',
  succeeded: 'оплачена',
  refused: 'отказ',
  cancelled: 'отменена',
  replaced: 'заменена другой попыткой, банк ещё может взять деньги',
  surplus: 'лишняя: деньги пришли дважды и возвращаются',
};

export const REFUSAL: Readonly<Record<PaymentRefusal, string>> = {
  'insufficient-funds': 'не хватает денег',
  declined: 'банк отклонил',
  'card-expired': 'срок карты вышел',
  'card-revoked': 'банк отозвал сохранённую карту',
  'wrong-code': 'неверный код',
  'timed-out': 'время вышло',
};

type RefundReason = OrderStory['refunds'][number]['reason'];
export const REFUND_REASON: Readonly<Record<RefundReason, string>> = {
  cancelled: 'отмена',
  'late-payment': 'поздняя оплата',
  'paid-twice': 'оплачен дважды',
  'not-kept': 'не подошло при примерке',
  returned: 'возврат вещей',
  exchanged: 'обмен',
  'exchange-ended': 'обмен не состоялся',
};

export const RECEIPT: Readonly<Record<ReceiptKind, string>> = {
  payment: 'чек оплаты',
  closing: 'закрывающий чек',
  sale: 'чек продажи',
  refund: 'чек возврата',
  'advance-back': 'чек восстановления аванса',
};

export const RECEIPT_STATE: Readonly<Record<ReceiptState, string>> = {
  waiting: 'ждёт отправки',
  registering: 'у провайдера, в налоговую ещё не дошёл',
  registered: 'зарегистрирован',
  'by-hand': 'сотрудник должен пробить его на кассе',
  dead: 'провайдер отказал, решает сотрудник',
};

export const RETURN: Readonly<Record<ReturnState, string>> = {
  requested: 'запрошен, ждёт решения магазина',
  approved: 'одобрен, ждём вещи',
  'on-its-way': 'вещи едут к нам',
  received: 'вещи у нас, ждут проверки',
  checked: 'проверен, ждёт возврата денег',
  refunded: 'деньги возвращены',
  refused: 'отказано',
  withdrawn: 'отозван покупателем',
};

type ParcelState = NonNullable<NonNullable<OrderStory['parcel']>['state']>;
export const PARCEL: Readonly<Record<ParcelState, string>> = {
  accepted: 'принята перевозчиком к перевозке',
  refused: 'перевозчик отказал',
  moving: 'едет',
  'at-point': 'в пункте выдачи',
  delivered: 'вручена',
  returned: 'возвращается к нам',
  cancelled: 'отменена',
  elsewhere: 'отправлена без перевозчика',
};

type MessageState = OrderStory['messages'][number]['state'];
export const MESSAGE: Readonly<Record<MessageState, string>> = {
  waiting: 'ждёт очереди',
  held: 'ждёт утра',
  queued: 'в очереди',
  running: 'выполняется',
  sent: 'отправлено',
  done: 'сделано',
  failed: 'НЕ УДАЛОСЬ',
  resent: 'не удалось, отправлено заново',
  expired: 'устарело, не отправлено',
};

export const ITEM: Readonly<Record<string, string>> = {
  available: 'в продаже',
  reserved: 'держится за заказом',
  sold: 'продана',
};

export const RUN: Readonly<Record<string, string>> = {
  created: 'ждёт запуска',
  retry: 'ждёт повтора',
  active: 'идёт',
  completed: 'прошло',
  failed: 'НЕ УДАЛОСЬ',
  cancelled: 'отменено',
};
