import type { Order, OrderNote, OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { dayAndTimeOf } from './order-sentence.ts';
import type { CityClock } from './order-sentence.ts';
import styles from './order-history.module.css';

type Props = Pick<Order, 'history' | 'delivery'> & { clock: CityClock };

const COMPLETED: Readonly<Record<DeliveryKind, string>> = {
  courier: 'Получен',
  express: 'Получен',
  pickup: 'Получен',
  point: 'Получен',
  electronic: 'Выпущен',
};
const READY: Readonly<Record<DeliveryKind, string>> = {
  courier: 'Собран',
  express: 'Собран',
  pickup: 'Готов к выдаче',
  point: 'Собран',
  electronic: 'Готов',
};
const ON_ITS_WAY: Readonly<Record<DeliveryKind, string>> = {
  courier: 'Передан курьеру',
  express: 'Передан курьеру',
  pickup: 'Едет в\u00A0салон',
  point: 'Едет в\u00A0пункт выдачи',
  electronic: 'Отправлен',
};
const NOT_DELIVERED: Readonly<Record<DeliveryKind, string>> = {
  courier: 'Курьер никого не\u00A0застал, заказ вернулся в\u00A0салон',
  express: 'Курьер никого не\u00A0застал, заказ вернулся в\u00A0салон',
  pickup: 'Заказ вернулся в\u00A0салон',
  point: 'Заказ не\u00A0забрали из\u00A0пункта выдачи, он\u00A0вернулся к\u00A0нам',
  electronic: 'Не\u00A0доставлен',
};
const NAMES: Readonly<Record<Exclude<OrderStatus, 'completed' | 'ready' | 'in-delivery'>, string>> = {
  'awaiting-payment': 'Оформлен, ждёт оплаты',
  new: 'Принят',
  paid: 'Оплачен',
  assembling: 'Передан на сборку',
  cancelled: 'Отменён',
  expired: 'Снят с брони',
  refunded: 'Деньги отправлены',
};
const NOTES: Readonly<Record<Exclude<OrderNote, 'delivery-failed'>, string>> = {
  placed: 'Заказ оформлен',
  'placed-with-points': 'Заказ оформлен и\u00A0оплачен бонусами',
  'payment-received': 'Оплата получена',
  'payment-overdue': 'Время на\u00A0оплату истекло',
  'cancelled-by-buyer': 'Отменён покупателем',
  'cancelled-by-store': 'Отменён магазином',
  'new-day': 'Договорились о\u00A0новом дне',
  'money-returned': 'Деньги возвращены',
};

/** All events of an order, newest first. */
export function OrderHistory({ history, delivery, clock }: Props) {
  return (
    <ol className={styles.root}>
      {history.toReversed().map(({ status, at, note }) => (
        <li key={`${status}-${at}`} className={styles.event}>
          <span className={styles.when}>{dayAndTimeOf(at, clock)}</span>
          <span>
            {nameOf(status, delivery.kind)}
            {note !== null && <span className={styles.note}>{noteOf(note, delivery.kind)}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function nameOf(status: OrderStatus, kind: DeliveryKind): string {
  switch (status) {
    case 'ready':
      return READY[kind];
    case 'in-delivery':
      return ON_ITS_WAY[kind];
    case 'completed':
      return COMPLETED[kind];
    default:
      return NAMES[status];
  }
}

function noteOf(note: OrderNote, kind: DeliveryKind): string {
  return note === 'delivery-failed' ? NOT_DELIVERED[kind] : NOTES[note];
}
