import type { ReactNode } from 'react';
import { HeaderThing } from './header-thing.tsx';
import styles from './buy-strip.module.css';

type Props = {
  /** Name of the piece, for the header: «Кольцо «Аврора»». */
  name: string;
  price: string;
  /** Under the price. */
  note: string | null;
  /** Why the last press did nothing. */
  message?: string | null;
  /** The main button. */
  children: ReactNode;
};

/**
 * A page with a strip. In the document the strip follows its panel, so that Tab and screen readers reach the
 * button right after the sizes, but it is drawn below the rest. The children are the parts of the page and
 * the strip.
 */
export function BuyStripPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

/** The strip at the bottom of a phone with the price and the main button of a page. */
export function BuyStrip({ name, price, note, message = null, children }: Props) {
  return (
    <div className={styles.root} data-buy-bar="">
      <HeaderThing name={name} price={price} />
      {message !== null && <p className={styles.message}>{message}</p>}
      <p className={styles.price}>
        <b>{price}</b>
        <span>{note}</span>
      </p>
      {children}
    </div>
  );
}
