import type { Order } from '@yahont/contracts/orders/orders.ts';
import { OrderCard } from './order-card.tsx';
import styles from './companion.module.css';

type Props = {
  order: Pick<Order, 'companion' | 'delivery'>;
  today: string;
  /** UTC offset of the city, hours. */
  offsetHours: number;
};

/** The other order of the same cart; nothing for an order that had the cart for itself. */
export function Companion({ order: { companion, delivery }, ...place }: Props) {
  if (companion === null) return null;
  return (
    <section className={styles.root} aria-labelledby="companion">
      <h2 id="companion" className={styles.title}>
        {companion.delivery.date > delivery.date
          ? 'Остальное\u00A0— вторым заказом'
          : 'Что готово раньше\u00A0— первым заказом'}
      </h2>
      <OrderCard order={companion} {...place} />
    </section>
  );
}
