import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import type { ReactNode } from 'react';
import { formatDayMonth, isIsoDate } from '@yahont/values/dates/iso-date.ts';
import type { CertificateWay } from '@yahont/values/certificates/gift.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { QrDrawing } from '#app/base/qr/draw-qr.server.ts';
import { GiftCard } from '../card/gift-card.tsx';
import { GiftLetter } from '../card/gift-letter.tsx';
import { amountOf, designOf, wayOf, type CertificateValues } from './certificate-values.ts';
import styles from './certificate-preview.module.css';

type Props = {
  values: CertificateValues;
  term: string;
  cityName: string;
  logo: ReactNode;
  /** The QR code that leads to the certificate; in a sample it leads to this page. */
  qr: QrDrawing;
};

/** The card with its accompanying text. */
export function CertificatePreview({ values, term, cityName, logo, qr }: Props) {
  const { receiver, sender, greeting } = values;
  const way = wayOf(values.way) ?? 'mail';
  const words = cleanTyped(greeting, { lines: 'many' });
  return (
    <div className={styles.root}>
      <GiftCard
        design={designOf(values.design) ?? 'ruby'}
        amount={amountOf(values)}
        receiver={cleanTyped(receiver)}
        term={term}
        logo={logo}
      />
      <div className={styles.letter}>
        <GiftLetter
          greeting={words === '' ? 'Здесь будет ваше поздравление' : words}
          sender={cleanTyped(sender)}
          qr={qr}
          qrLabel="QR-код страницы сертификата"
        />
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
