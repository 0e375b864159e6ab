import type { Order } from '@yahont/contracts/orders/orders.ts';
import { OrderCard } from './order-card.tsx';
import styles from './companion.module.css';

type Props = {
  order: Pick<Order, 'id' | 'companion' | 'delivery'>;
  today: string;
  /** UTC offset of the city, hours. */
  offsetHours: number;
};

/** The other order of the same cart; renders nothing when the cart became a single order. */
export function Companion({ order: { id, companion, delivery }, ...place }: Props) {
  if (companion === null) return null;
  return (
    <section className={styles.root} aria-labelledby="companion">
      <h2 id="companion" className={styles.title}>
        {titleOf({ isSecond: companion.id > id, isSameDay: companion.delivery.date === delivery.date })}
      </h2>
      <OrderCard order={companion} {...place} />
    </section>
  );
}

function titleOf({ isSecond, isSameDay }: { isSecond: boolean; isSameDay: boolean }): string {
  if (isSameDay) return isSecond ? 'Второй заказ той же\u00A0покупки' : 'Первый заказ той же\u00A0покупки';
  return isSecond ? 'Остальное\u00A0— вторым заказом' : 'Что готово раньше\u00A0— первым заказом';
}
