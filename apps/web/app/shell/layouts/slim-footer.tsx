import { A } from '#app/ui/buttons/link.tsx';
import layout from '#app/ui/text/layout.module.css';
import styles from './slim.module.css';

/** The short footer of the minimal frames. */
export function SlimFooter() {
  return (
    <footer className={styles.footer} data-above-banner>
      <div className={`${layout.container} ${styles.footerRow}`}>
        <span>© 2026 «Яхонт»</span>
        <nav className={styles.footerLinks} aria-label="Условия">
          <A href="/delivery/">Доставка</A>
          <A href="/garantiya/">Гарантия и&nbsp;возврат</A>
          <A href="/politika/">Политика обработки данных</A>
        </nav>
      </div>
    </footer>
  );
}
