import { useEffect } from 'react';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { useGo } from '#app/base/navigation/use-go.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import styles from './to-provider.module.css';

type Props = {
  payment: Pick<Payment, 'id' | 'amount' | 'isBySavedCard'>;
  url: string;
  isInstalment: boolean;
  /** False after a refusal, so that the shopper reads the reason first, and when there is a choice. */
  isAutomatic: boolean;
};

const TEXTS = {
  card: {
    text: 'Заплатите на защищённой странице банка и вернётесь сюда. Данных карты магазин не видит.',
    button: 'Оплатить',
  },
  'saved-card': {
    text: 'Банк просит подтвердить оплату сохранённой картой. Подтвердите её на странице банка и вернётесь сюда.',
    button: 'Подтвердить',
  },
  instalment: {
    text: 'Заявку и договор оформите на странице оператора и вернётесь сюда.',
    button: 'Оформить рассрочку на',
  },
} as const;

function wayOf({ isBySavedCard }: Props['payment'], isInstalment: boolean): keyof typeof TEXTS {
  if (isInstalment) return 'instalment';
  return isBySavedCard ? 'saved-card' : 'card';
}

/** The link to the provider's own page. Redirects automatically once, so that returning does not redirect again. */
export function ToProvider({ payment, url, isInstalment, isAutomatic }: Props) {
  const go = useGo();
  const way = wayOf(payment, isInstalment);
  // Leaving for another site is outside React.
  useEffect(() => {
    const seen = `sent-to-pay-${payment.id}`;
    if (!isAutomatic || sessionStorage.getItem(seen) !== null) return;
    sessionStorage.setItem(seen, '1');
    go(url, { isExternal: true });
  }, [go, isAutomatic, payment.id, url]);
  return (
    <div className={styles.root}>
      <p className={styles.text}>{nbsp(TEXTS[way].text)}</p>
      <ButtonLink href={url} isExternal target="_self" size="big" isWide>
        {TEXTS[way].button} {formatRoubles(payment.amount)}
      </ButtonLink>
    </div>
  );
}
