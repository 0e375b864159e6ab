import type { ReactNode } from 'react';
import { A } from '#app/ui/buttons/link.tsx';
import layout from '#app/ui/text/layout.module.css';
import { Logo } from '#app/shell/logo.tsx';
import { SkipLink } from '#app/shell/skip-link.tsx';
import { SlimFooter } from './slim-footer.tsx';
import styles from './slim.module.css';

type Props = {
  name: 'minimal' | 'landing' | 'partners';
  /** Shown at the right of the logo. */
  header: ReactNode;
  children: ReactNode;
};

/** The common parts of the minimal frames: a row with the logo, the page, a short footer. */
export function SlimLayout({ name, header, children }: Props) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.header} data-layout={name}>
        <div className={`${layout.container} ${styles.row}`}>
          <A href="/" className={styles.brand}>
            <Logo />
          </A>
          {header}
        </div>
      </header>
      <div className={styles.content}>{children}</div>
      <SlimFooter />
    </div>
  );
}
