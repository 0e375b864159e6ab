import type { ReactNode } from 'react';
import { Logo } from '#app/parts/pictures/logo.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { dayText } from '#app/lib/words/moments.ts';
import avif from './ring.avif';
import webp from './ring.webp';
import styles from './outer-page.module.css';

type Props = { children: ReactNode; footer: ReactNode };

/** A page outside the frame: the form at the left, the house at the right where there is room for it. */
export function OuterPage({ children, footer }: Props) {
  const now = useNow();
  return (
    <div className={styles.root}>
      <div className={styles.form}>
        <header>
          <Logo height={22} />
        </header>
        <main className={styles.body}>{children}</main>
        <footer className={styles.foot}>{footer}</footer>
      </div>
      <aside className={styles.picture} aria-label="Ювелирный дом">
        <picture>
          <source srcSet={avif} type="image/avif" />
          <img src={webp} alt="" width={1400} height={1400} loading="lazy" />
        </picture>
        <p className={styles.day}>
          <span>{dayText(now)}</span>
          Офис ювелирного дома «Яхонт»
        </p>
      </aside>
    </div>
  );
}
