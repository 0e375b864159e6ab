import type { Order, OrderNote, OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { backEvent } from './back-words.ts';
import { dayAndTimeOf } from './order-sentence.ts';
import type { CityClock } from './order-sentence.ts';
import styles from './order-history.module.css';

type Props = Pick<Order, 'history' | 'delivery' | 'tenders'> & { clock: CityClock };

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
const NAMES: Readonly<
  Record<Exclude<OrderStatus, 'completed' | 'ready' | 'in-delivery' | 'refunded'>, string>
> = {
  'awaiting-payment': 'Оформлен, ждёт оплаты',
  new: 'Принят',
  paid: 'Оплачен',
  assembling: 'Передан на сборку',
  cancelled: 'Отменён',
  expired: 'Снят с брони',
};
const NOTES: Readonly<Record<Exclude<OrderNote, 'delivery-failed' | 'money-returned'>, string>> = {
  placed: 'Заказ оформлен',
  'placed-with-points': 'Заказ оформлен и\u00A0оплачен бонусами',
  'payment-received': 'Оплата получена',
  'payment-overdue': 'Время на\u00A0оплату истекло',
  'cancelled-by-buyer': 'Отменён покупателем',
  'cancelled-by-store': 'Отменён магазином',
  'new-day': 'Договорились о\u00A0новом дне',
  'reserved-for-exchange': 'Отложен для\u00A0обмена',
  exchanged: 'Оплачен прежним изделием',
  'exchange-dropped': 'Обмен не\u00A0состоялся',
  'new-day-by-buyer': 'Покупатель перенёс доставку',
};

/** All events of an order, newest first. */
export function OrderHistory({ history, delivery, tenders, clock }: Props) {
  return (
    <ol className={styles.root}>
      {history.toReversed().map((event) => {
        const { name, note } = wordsOf(event, { delivery, tenders });
        return (
          <li key={`${event.status}-${event.at}`} className={styles.event}>
            <span className={styles.when}>{dayAndTimeOf(event.at, clock)}</span>
            <span>
              {name}
              {note !== null && <span className={styles.note}>{note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** What an event is called: of money that goes back only what is known, by what paid for the order. */
function wordsOf(
  { status, note }: Order['history'][number],
  { delivery: { kind }, tenders }: Pick<Order, 'delivery' | 'tenders'>,
): { name: string; note: string | null } {
  if (status === 'refunded') return backEvent(tenders);
  return { name: nameOf(status, kind), note: note === null ? null : noteOf(note, kind) };
}

function nameOf(status: Exclude<OrderStatus, 'refunded'>, kind: DeliveryKind): string {
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

function noteOf(note: OrderNote, kind: DeliveryKind): string | null {
  if (note === 'money-returned') return null;
  return note === 'delivery-failed' ? NOT_DELIVERED[kind] : NOTES[note];
}
