import type { ReactNode } from 'react';
import styles from './buy-strip.module.css';

type Props = {
  price: string;
  /** Under the price. */
  note: string | null;
  /** Why the last press did nothing. */
  message?: string | null;
  /** The main button. */
  children: ReactNode;
};

/** The strip at the bottom of a phone with the price and the main button of a page. */
export function BuyStrip({ price, note, message = null, children }: Props) {
  return (
    <div className={styles.root} data-buy-bar="">
      {message !== null && <p className={styles.message}>{message}</p>}
      <p className={styles.price}>
        <b>{price}</b>
        <span>{note}</span>
      </p>
      {children}
    </div>
  );
}
