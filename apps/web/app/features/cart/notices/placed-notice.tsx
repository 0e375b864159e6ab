import type { OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import styles from './placed-notice.module.css';

export type PlacedOrder = Pick<OrderSummary, 'id' | 'number' | 'canPay'>;

/** Above an empty cart: the order that its items went into. */
export function PlacedNotice({ order: { id, number, canPay } }: { order: PlacedOrder }) {
  return (
    <section className={styles.root} aria-label="Недавний заказ">
      <p>
        {nbsp(
          canPay
            ? `Украшения из корзины — в\u00A0заказе №\u00A0${number}. Он ждёт оплаты.`
            : `Украшения из корзины — в\u00A0заказе №\u00A0${number}. Он\u00A0оформлен.`,
        )}
      </p>
      <ButtonLink href={canPay ? `/cart/pay/?order=${id}` : `/personal/order/${id}/`} variant="ghost">
        {canPay ? 'Оплатить заказ' : 'Открыть заказ'}
      </ButtonLink>
    </section>
  );
}
