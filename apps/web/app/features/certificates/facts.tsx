import { countOf } from '@yahont/values/text/plural.ts';
import styles from './facts.module.css';

type Props = { years: number };

/** Facts to know before buying. */
export function CertificateFacts({ years }: Props) {
  const term = countOf(years, ['год', 'года', 'лет']);
  return (
    <ul className={styles.root}>
      <li>
        <b>Действует {term}</b>
        <p>Срок идёт со&nbsp;дня оплаты. За&nbsp;месяц до&nbsp;конца напомним получателю письмом.</p>
      </li>
      <li>
        <b>Тратится по&nbsp;частям</b>
        <p>Остаток ждёт следующей покупки. Если&nbsp;украшение дороже, разницу можно доплатить.</p>
      </li>
      <li>
        <b>Возвращается</b>
        <p>Пока им ничего не&nbsp;оплатили, деньги вернём на&nbsp;карту покупателя целиком.</p>
      </li>
    </ul>
  );
}
