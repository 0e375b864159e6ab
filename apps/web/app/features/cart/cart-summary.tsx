import type { Cart } from '@yahont/contracts/cart/cart.ts';
import { instalmentSum } from '@yahont/values/sums/instalment.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import type { ReactNode } from 'react';
import { thingsText } from '#app/shop/words/things-text.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { DiscountRow, SumRow, SumRows } from '#app/ui/text/sum-rows.tsx';
import { ServiceRows } from '#app/shop/parts/service-rows.tsx';
import { PromoForm } from './promo/promo-form.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './cart-summary.module.css';

type Props = {
  cart: Cart;
  /** Main action: the checkout button for a signed-in shopper, the sign-in panel for others. */
  children: ReactNode;
};

/** Sums of the cart with the way to the checkout. */
export function CartSummary({ cart: { lines, promoCode, totals }, children }: Props) {
  const isShipped = lines.some(({ gift }) => gift === null);
  return (
    <aside className={styles.root} aria-labelledby="summary">
      <h2 id="summary" className={styles.title}>
        Итого
      </h2>
      <PromoForm promoCode={promoCode} />
      <SumRows className={styles.rows}>
        <SumRow name={thingsText(lines)} value={formatRoubles(totals.full)} />
        <DiscountRow name="Скидка" amount={totals.saleDiscount} />
        <DiscountRow name="За комплект" amount={totals.setDiscount} />
        <DiscountRow name="Промокод" amount={totals.promoDiscount} />
        <ServiceRows
          services={lines.flatMap(({ services }) => services.map(({ name, sum }) => ({ name, amount: sum })))}
        />
      </SumRows>
      <p className={styles.total}>
        <span>К оплате</span>
        <b className={styles.sum}>{formatRoubles(totals.goods)}</b>
      </p>
      {totals.instalment && (
        <p className={styles.note}>в&nbsp;рассрочку без переплаты: {instalmentSum(totals.instalment)}</p>
      )}
      {children}
      <p className={text.note}>
        {totals.bonus > 0 && (
          <>Начислим {countOf(totals.bonus, ['бонус', 'бонуса', 'бонусов'])} после получения. </>
        )}
        {isShipped ? (
          <>Доставку и&nbsp;оплату выберете на&nbsp;следующем шаге.</>
        ) : (
          <>Оплату выберете на&nbsp;следующем шаге.</>
        )}
      </p>
      <ul className={styles.facts}>{isShipped ? <PieceFacts /> : <GiftFacts />}</ul>
    </aside>
  );
}

function PieceFacts() {
  return (
    <>
      <li>
        <Icon name="shield" size={18} /> Проба, клеймо и УИН на каждом изделии
      </li>
      <li>
        <Icon name="truck" size={18} /> Привезём на дом или в салон, возврат 7 дней
      </li>
    </>
  );
}

function GiftFacts() {
  return (
    <>
      <li>
        <Icon name="gift" size={18} /> Код придёт получателю или распечатаете сами
      </li>
      <li>
        <Icon name="check" size={18} /> Вернём деньги, пока сертификатом ничего не оплатили
      </li>
    </>
  );
}
