import type { Order, OrderNote, OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { backEvent } from './back-words.ts';
import { storyOf } from './kinds/kinds.ts';
import type { DeliveryStory } from './kinds/delivery-story.ts';
import { dayAndTimeOf, type CityClock } from './order-sentence.ts';
import styles from './order-history.module.css';

type Props = Pick<Order, 'history' | 'delivery' | 'tenders'> & { clock: CityClock };

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
  'changed-by-store': 'Изменили данные заказа',
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

/** The title of an event. For a refund it says only what is known, depending on the tender. */
function wordsOf(
  { status, note }: Order['history'][number],
  { delivery, tenders }: Pick<Order, 'delivery' | 'tenders'>,
): { name: string; note: string | null } {
  if (status === 'refunded') return backEvent(tenders);
  const { history } = storyOf(delivery);
  return { name: nameOf(status, history), note: note === null ? null : noteOf(note, history) };
}

function nameOf(status: Exclude<OrderStatus, 'refunded'>, words: DeliveryStory['history']): string {
  switch (status) {
    case 'ready':
      return words.ready;
    case 'in-delivery':
      return words.onItsWay;
    case 'completed':
      return words.completed;
    default:
      return NAMES[status];
  }
}

function noteOf(note: OrderNote, words: DeliveryStory['history']): string | null {
  if (note === 'money-returned') return null;
  return note === 'delivery-failed' ? words.notDelivered : NOTES[note];
}
