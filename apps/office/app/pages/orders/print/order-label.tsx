import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { Barcode } from '#app/parts/pictures/barcode.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { useStores, storeText } from '#app/lib/people/stores.ts';
import { calendarText } from '#app/lib/words/moments.ts';
import { WAYS } from '#app/blocks/orders/data/order-facts.ts';
import styles from './print.module.css';

/** A label of 58 by 40 millimetres for the bag: who, how, and a bar code of the number. No price. */
export function OrderLabel({ order }: { order: OfficeOrder }) {
  const now = useNow();
  const stores = useStores();
  const { contact, receiver, delivery, storeId, place, number } = order;
  const { name, lastName } = receiver ?? contact;
  const way = DELIVERY[delivery.kind].isCollected ? storeText(storeId, stores.data) : WAYS[delivery.kind];
  return (
    <div className={styles.label}>
      <b>{number}</b>
      <div>
        {lastName} {name}
      </div>
      <div>
        {way}, {place ?? calendarText(delivery.date, now)}
      </div>
      <div className={styles.bars}>
        <Barcode text={String(order.id)} label={`Заказ ${order.id}`} />
      </div>
    </div>
  );
}
