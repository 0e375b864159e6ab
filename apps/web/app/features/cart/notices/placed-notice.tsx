import type { OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { StartPayment } from '#app/shop/buying/start-payment.tsx';
import styles from './placed-notice.module.css';

export type PlacedOrder = Pick<OrderSummary, 'id' | 'number' | 'canPay'>;

/** Above an empty cart: the order that contains its items. */
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
      {canPay ? (
        <StartPayment orderId={id} variant="ghost">
          Оплатить заказ
        </StartPayment>
      ) : (
        <ButtonLink href={`/personal/order/${id}/`} variant="ghost">
          Открыть заказ
        </ButtonLink>
      )}
    </section>
  );
}
