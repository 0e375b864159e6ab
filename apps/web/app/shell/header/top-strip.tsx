import type { ReactNode } from 'react';
import { A } from '#app/ui/buttons/link.tsx';
import layout from '#app/ui/text/layout.module.css';
import { PHONE_HREF, PHONE_TEXT } from '#app/shop/words/contacts.ts';
import styles from './top-strip.module.css';

type Props = { city: ReactNode };

/** City, service pages, phone. */
export function TopStrip({ city }: Props) {
  return (
    <div className={styles.root}>
      <div className={`${layout.container} ${styles.row}`}>
        {city}
        <nav className={styles.links} aria-label="Покупателям">
          <A href="/stores/">Салоны</A>
          <A href="/delivery/">Доставка и&nbsp;оплата</A>
          <A href="/garantiya/">Гарантия</A>
          <A href="/gold_buying/">Обмен золота</A>
          <A href="/guide/">Ювелирный гид</A>
        </nav>
        <a className={styles.phone} href={PHONE_HREF}>
          {PHONE_TEXT}
        </a>
      </div>
    </div>
  );
}
