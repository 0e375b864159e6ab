import type { ReactNode } from 'react';
import type { CertificateDesign } from '@yahont/values/certificates/gift.ts';
import { formatRoubles, type Kopecks } from '@yahont/values/money.ts';
import { CardDrawing } from '#app/shop/gift-card/card-drawing.tsx';
import { DESIGNS } from '#app/shop/gift-card/designs.ts';
import styles from './gift-card.module.css';

type Props = {
  design: CertificateDesign;
  /** null: not chosen yet. */
  amount: Kopecks | null;
  receiver: string;
  /** How long the certificate is valid. */
  term: string;
  /** The shop's name; passed in because the frame of the page draws it. */
  logo: ReactNode;
};

/** A gift certificate as its receiver sees it, in the proportions of a bank card. */
export function GiftCard({ design, amount, receiver, term, logo }: Props) {
  return (
    <div className={styles.root} data-design={design} data-theme={DESIGNS[design].theme}>
      <CardDrawing design={design} className={styles.drawing} />
      <div className={styles.top}>
        <span className={styles.logo}>{logo}</span>
        <span>Подарочный сертификат</span>
      </div>
      <p className={styles.amount}>
        {amount === null ? (
          'Ваша сумма'
        ) : (
          <>
            {formatRoubles(amount).replace('\u00A0₽', '')} <span className={styles.rouble}>₽</span>
          </>
        )}
      </p>
      <div className={styles.foot}>
        <i className={styles.receiver}>{receiver}</i>
        <span className={styles.term}>{term}</span>
      </div>
    </div>
  );
}
