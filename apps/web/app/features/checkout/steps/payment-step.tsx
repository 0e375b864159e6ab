import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { PaymentKind } from '@yahont/contracts/orders/orders.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/plural.ts';
import { nbsp } from '@yahont/values/typography.ts';
import type { IconName } from '#app/ui/icons/icon-name.ts';
import { RadioCard } from '#app/ui/choices/radio-card.tsx';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import { Switch } from '#app/ui/choices/switch.tsx';
import type { CheckoutValues } from '../values/checkout-values.ts';
import { paymentNote, paymentTitle } from '../messages.ts';
import styles from './payment-step.module.css';

type Props = {
  options: CheckoutOptions;
  start: CheckoutValues;
  /** To pay by instalments with the delivery and the points chosen now. */
  total: Kopecks;
};

const ICONS: Readonly<Record<PaymentKind, IconName>> = {
  card: 'card',
  cash: 'cash',
  credit: 'percent',
  bonus: 'star',
};

/** How the order is paid; what does not suit this cart says why. */
export function PaymentStep({ options, start, total }: Props) {
  const { payment, bonus } = options;
  return (
    <div className={styles.root}>
      <RadioGroup legend="Способ оплаты" name="payment" className={styles.cards}>
        {payment.map((option) => (
          <RadioCard
            key={option.kind}
            className={styles.card}
            name="payment"
            value={option.kind}
            icon={ICONS[option.kind]}
            title={paymentTitle(option.kind)}
            note={paymentNote(option, { balance: bonus.balance, total })}
            defaultChecked={option.isAvailable && option.kind === start.payment}
            disabled={!option.isAvailable}
          />
        ))}
      </RadioGroup>
      {!payment.some(({ isAvailable }) => isAvailable) && (
        <p className={styles.none}>
          {nbsp(
            'На такую сумму нельзя оформить один заказ. Уберите одно из украшений в корзине и закажите его отдельно.',
          )}
        </p>
      )}
      {bonus.spendable > 0 && (
        <div className={styles.bonus}>
          <Switch name="useBonus" defaultChecked={start.useBonus !== ''}>
            <b className={styles.bonusTitle}>
              {nbsp(`Списать ${countOf(bonus.spendable, ['бонус', 'бонуса', 'бонусов'])}`)}
            </b>
            <small className={styles.bonusNote}>
              {nbsp(
                `На счёте ${countOf(bonus.balance, ['бонус', 'бонуса', 'бонусов'])}, один бонус — один рубль`,
              )}
            </small>
          </Switch>
        </div>
      )}
    </div>
  );
}
