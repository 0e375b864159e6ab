import { DELIVERY, type DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { DELIVERY_NAMES } from '#app/shop/words/delivery-names.ts';
import { pricesText } from '#app/shop/words/prices-text.ts';
import { thingsText } from '#app/shop/words/things-text.ts';
import type { ReactNode } from 'react';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { formatRoubles, type Kopecks } from '@yahont/values/money.ts';
import { amountPaidWith } from '@yahont/values/sums/tenders.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { capitalise } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { LinePicture } from '#app/shop/stone-drawings/line-picture.tsx';
import { ServiceRows } from '#app/shop/parts/service-rows.tsx';
import { DiscountRow, SumRow, SumRows } from '#app/ui/text/sum-rows.tsx';
import text from '#app/ui/text/text.module.css';
import type { CheckoutSums } from './values/checkout-sums.ts';
import { RECOUNT_INTENT } from './values/recount-intent.ts';
import styles from './order-aside.module.css';

type Props = {
  lines: Cart['lines'];
  totals: CheckoutOptions['totals'];
  sums: CheckoutSums;
  /** The amount due for each of two orders; null for one order. */
  parts: { first: Kopecks; second: Kopecks } | null;
  delivery: DeliveryKind;
  /** Whether the order earns points. */
  earnsPoints: boolean;
  /** Whether another shopper has bought something that this line contains. */
  isGone: (line: Cart['lines'][number]) => boolean;
  /** The promo code, above the sums that it changes. */
  promo: ReactNode;
  /** Refusal, button, consents. */
  children: ReactNode;
};

/** Genitive forms, after «до». */
const POINTS = ['бонуса', 'бонусов', 'бонусов'] as const;

/** The ordered items and their sums, always in view beside the steps. */
export function OrderAside({
  lines,
  totals,
  sums,
  parts,
  delivery,
  earnsPoints,
  isGone,
  promo,
  children,
}: Props) {
  const { deliveryPrice, tenders, due } = sums;
  const isShipped = DELIVERY[delivery].isShipped;
  return (
    <aside className={styles.root} aria-labelledby="order-summary">
      <div className={styles.head}>
        <h2 id="order-summary" className={styles.title} tabIndex={-1}>
          Ваш заказ
        </h2>
        <A href="/cart/" className={styles.edit}>
          Изменить
        </A>
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span className={styles.picture}>
              <LinePicture line={line} sizes="56px" />
            </span>
            <span className={styles.text}>
              <span className={styles.name}>{line.name}</span>
              <span className={styles.detail}>{detail(line)}</span>
              {line.prices.length > 0 && <span className={styles.detail}>{pricesText(line.prices)}</span>}
              {line.services.map(({ id, name, details }) => (
                <span key={id} className={styles.detail}>
                  {[name, ...details].join(', ')}
                </span>
              ))}
              {isGone(line) && (
                <span className={styles.gone}>
                  {line.stoneId === null ? (
                    'Только что купили'
                  ) : (
                    <>
                      Камень выбрал другой покупатель. <A href={line.url}>Ближайшие к нему</A>
                    </>
                  )}
                </span>
              )}
            </span>
            <b className={styles.price}>{formatRoubles(line.sum)}</b>
          </li>
        ))}
      </ul>
      {promo}
      <SumRows className={styles.rows}>
        <SumRow name={thingsText(lines)} value={formatRoubles(totals.full)} />
        <DiscountRow name="Скидка" amount={totals.saleDiscount} />
        <DiscountRow name="За комплект" amount={totals.setDiscount} />
        <DiscountRow name="Промокод" amount={totals.promoDiscount} />
        <ServiceRows
          services={lines.flatMap(({ services }) => services.map(({ name, sum }) => ({ name, amount: sum })))}
        />
        <DiscountRow name="Бонусы" amount={amountPaidWith(tenders, 'bonus')} />
        <DiscountRow name="Сертификат" amount={amountPaidWith(tenders, 'certificate')} />
        {isShipped && (
          <SumRow
            name={DELIVERY_NAMES[delivery]}
            value={deliveryPrice === 0 ? 'бесплатно' : formatRoubles(deliveryPrice)}
          />
        )}
      </SumRows>
      <p className={styles.total} aria-live="polite">
        <span>К&nbsp;оплате</span>
        <b className={styles.sum}>{formatRoubles(due)}</b>
      </p>
      {parts !== null && (
        <SumRows>
          <SumRow name="Первый заказ" value={formatRoubles(parts.first)} />
          <SumRow name="Второй заказ" value={formatRoubles(parts.second)} />
        </SumRows>
      )}
      <Button variant="ghost" type="submit" name="intent" value={RECOUNT_INTENT} className={styles.recount}>
        Пересчитать
      </Button>
      {children}
      {totals.bonus > 0 && (
        <p className={text.note}>
          {earnsPoints ? (
            <>После получения начислим до&nbsp;{countOf(totals.bonus, POINTS)}.</>
          ) : (
            <>За&nbsp;заказ организации бонусы не&nbsp;начисляем.</>
          )}
        </p>
      )}
    </aside>
  );
}

function detail({ details, quantity }: Cart['lines'][number]): string {
  const text = [...details, ...(quantity > 1 ? [`${quantity}\u00A0шт.`] : [])].join(', ');
  return capitalise(text);
}
