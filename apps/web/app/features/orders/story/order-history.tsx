import type { Order, OrderNote, OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { dayAndTimeOf } from './order-sentence.ts';
import styles from './order-history.module.css';

type Props = Pick<Order, 'history' | 'delivery'> & { offsetHours: number };

const COMPLETED: Readonly<Record<DeliveryKind, string>> = {
  courier: 'Получен',
  express: 'Получен',
  pickup: 'Получен',
  point: 'Получен',
  electronic: 'Выпущен',
};
const NAMES: Readonly<Record<Exclude<OrderStatus, 'completed'>, string>> = {
  'awaiting-payment': 'Оформлен, ждёт оплаты',
  new: 'Принят',
  paid: 'Оплачен',
  assembling: 'Передан на сборку',
  ready: 'Готов к выдаче',
  'in-delivery': 'Передан курьеру',
  cancelled: 'Отменён',
  expired: 'Снят с брони',
  refunded: 'Деньги отправлены',
};
const NOTES: Readonly<Record<OrderNote, string>> = {
  placed: 'Заказ оформлен',
  'placed-with-points': 'Заказ оформлен и\u00A0оплачен бонусами',
  'payment-received': 'Оплата получена',
  'payment-overdue': 'Время на\u00A0оплату истекло',
  'cancelled-by-buyer': 'Отменён покупателем',
  'cancelled-by-store': 'Отменён магазином',
  'delivery-failed': 'Курьер никого не\u00A0застал, заказ вернулся в\u00A0салон',
  'money-returned': 'Деньги возвращены',
};

/** All events of an order, newest first. */
export function OrderHistory({ history, delivery, offsetHours }: Props) {
  return (
    <ol className={styles.root}>
      {history.toReversed().map(({ status, at, note }) => (
        <li key={`${status}-${at}`} className={styles.event}>
          <span className={styles.when}>{dayAndTimeOf(at, offsetHours)}</span>
          <span>
            {status === 'completed' ? COMPLETED[delivery.kind] : NAMES[status]}
            {note !== null && <span className={styles.note}>{NOTES[note]}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
