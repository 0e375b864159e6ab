import type { ReactNode } from 'react';
import { formatDayMonth, isIsoDate } from '@yahont/values/dates/iso-date.ts';
import type { CertificateWay } from '@yahont/values/certificates/gift.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { GiftCard } from '../card/gift-card.tsx';
import { amountOf, designOf, wayOf } from './certificate-values.ts';
import type { CertificateValues } from './certificate-values.ts';
import styles from './certificate-preview.module.css';

type Props = {
  values: CertificateValues;
  term: string;
  cityName: string;
  logo: ReactNode;
};

/** The card, and the words with which it comes. */
export function CertificatePreview({ values, term, cityName, logo }: Props) {
  const { receiver, sender, greeting } = values;
  const way = wayOf(values.way) ?? 'mail';
  return (
    <div className={styles.root}>
      <GiftCard
        design={designOf(values.design) ?? 'ruby'}
        amount={amountOf(values)}
        receiver={receiver.trim()}
        term={term}
        logo={logo}
      />
      <div className={styles.letter}>
        <p className={styles.greeting}>
          {greeting.trim() === '' ? 'Здесь будет ваше поздравление' : greeting.trim()}
        </p>
        <p className={styles.sender}>{sender.trim()}</p>
      </div>
      <p className={styles.when}>{nbsp(`${WAYS[way]}${whenText(values, { way, cityName })}`)}</p>
    </div>
  );
}

const WAYS: Readonly<Record<CertificateWay, string>> = {
  mail: 'Так письмо увидит получатель',
  sms: 'В СМС придёт ссылка на эту открытку и код',
  print: 'Так сертификат выйдет на печать: код появится после оплаты',
};

function whenText(
  { when, day, hour }: CertificateValues,
  { way, cityName }: { way: CertificateWay; cityName: string },
): string {
  if (way === 'print') return '';
  if (when !== 'later') return ', сразу после оплаты';
  return isIsoDate(day) ? `: ${formatDayMonth(day)} в ${hour}:00, ${cityName}` : '';
}
