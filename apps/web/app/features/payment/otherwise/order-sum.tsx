import type { Order } from '@yahont/contracts/orders/orders.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { amountPaidWith } from '@yahont/values/sums/tenders.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { PHONE_HREF, PHONE_TEXT } from '#app/shop/words/contacts.ts';
import { DELIVERY_NAMES } from '#app/shop/words/delivery-names.ts';
import { pricesText } from '#app/shop/words/prices-text.ts';
import { thingsText } from '#app/shop/words/things-text.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { LinePicture } from '#app/shop/stone-drawings/line-picture.tsx';
import { DiscountRow, SumRow, SumRows, SumTotal } from '#app/ui/text/sum-rows.tsx';
import styles from './order-sum.module.css';

/** The items of an order and the amount left to pay, after the balances that were already deducted. */
export function OrderSum({ order }: { order: Order }) {
  const { lines, tenders, deliveryPrice } = order;
  return (
    <aside className={styles.root} aria-labelledby="order-sum">
      <h2 id="order-sum" className={styles.title}>
        Заказ {order.number}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span className={styles.picture}>
              <LinePicture line={line} sizes="56px" />
            </span>
            <span className={styles.name}>
              {line.name}
              {line.details.length > 0 && <small>{line.details.join(', ')}</small>}
              {line.prices.length > 0 && <small>{pricesText(line.prices)}</small>}
            </span>
            <b>{formatRoubles(line.price)}</b>
          </li>
        ))}
      </ul>
      <SumRows className={styles.rows}>
        <SumRow name={thingsText(lines)} value={formatRoubles(order.goods)} />
        <DiscountRow name="За комплект" amount={order.setDiscount} />
        <DiscountRow name="Промокод" amount={kopecks(order.promoDiscount - order.setDiscount)} />
        <DiscountRow name="Бонусы" amount={amountPaidWith(tenders, 'bonus')} />
        <DiscountRow name="Сертификат" amount={amountPaidWith(tenders, 'certificate')} />
        <DiscountRow name="Зачли за обмен" amount={amountPaidWith(tenders, 'exchange')} />
        <SumRow
          name={DELIVERY_NAMES[order.delivery.kind]}
          value={deliveryPrice === 0 ? 'бесплатно' : formatRoubles(deliveryPrice)}
        />
      </SumRows>
      <SumTotal name={nbsp('К оплате')} value={formatRoubles(order.due)} />
      <ul className={styles.notes}>
        <li>
          <Icon name="shield" size={18} />
          {nbsp('Карту и код банка мы не видим и не храним')}
        </li>
        <li>
          <Icon name="chat" size={18} />
          <span>
            Помочь с&nbsp;оплатой: <a href={PHONE_HREF}>{PHONE_TEXT}</a>
          </span>
        </li>
      </ul>
    </aside>
  );
}
