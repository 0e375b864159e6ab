import { useEffect } from 'react';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { useGo } from '#app/lib/navigation/use-go.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import styles from './to-provider.module.css';

type Props = {
  payment: Pick<Payment, 'id' | 'amount'>;
  url: string;
  isInstalment: boolean;
  /** False after a refusal: the shopper should read the reason first. */
  isAutomatic: boolean;
};

/** The link to the provider's own page. Redirects automatically once, so that returning does not redirect again. */
export function ToProvider({ payment, url, isInstalment, isAutomatic }: Props) {
  const go = useGo();
  // Leaving for another site is outside React.
  useEffect(() => {
    const seen = `sent-to-pay-${payment.id}`;
    if (!isAutomatic || sessionStorage.getItem(seen) !== null) return;
    sessionStorage.setItem(seen, '1');
    go(url, { isExternal: true });
  }, [go, isAutomatic, payment.id, url]);
  return (
    <div className={styles.root}>
      <p className={styles.text}>
        {nbsp(
          isInstalment
            ? 'Заявку и договор оформите на странице оператора и вернётесь сюда.'
            : 'Заплатите на защищённой странице банка и вернётесь сюда. Данных карты магазин не видит.',
        )}
      </p>
      <ButtonLink href={url} isExternal target="_self" size="big" isWide>
        {isInstalment ? 'Оформить рассрочку на' : 'Оплатить'} {formatRoubles(payment.amount)}
      </ButtonLink>
    </div>
  );
}
