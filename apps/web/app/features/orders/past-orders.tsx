import type { ReactNode } from 'react';
import type { OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { LinePicture } from '#app/shop/stone-drawings/line-picture.tsx';
import { dayOf, orderSentence } from './story/order-sentence.ts';
import styles from './past-orders.module.css';

type Props = {
  orders: readonly OrderSummary[];
  today: string;
  offsetHours: number;
  /** Actions on an order in the list. */
  renderAction?: (order: OrderSummary) => ReactNode;
};

/** Finished orders, a line each. */
export function PastOrders({ orders, today, offsetHours, renderAction }: Props) {
  return (
    <ul>
      {orders.map((order) => (
        <li key={order.id} className={styles.item}>
          <A href={`/personal/order/${order.id}/`} className={styles.row}>
            <span className={styles.picture}>
              {order.things[0] && <LinePicture line={order.things[0]} sizes="56px" />}
            </span>
            <b className={styles.number}>№&nbsp;{order.number}</b>
            <span className={styles.day}>{dayOf(order.createdAt, { offsetHours, today })}</span>
            <span className={styles.status}>{orderSentence(order, today)}</span>
            <b className={styles.sum}>{formatRoubles(order.total)}</b>
            <Icon name="chevron-right" size={18} className={styles.arrow} />
          </A>
          {renderAction?.(order)}
        </li>
      ))}
    </ul>
  );
}
