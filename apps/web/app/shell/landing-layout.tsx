import type { ReactNode } from 'react';
import { A } from '#app/ui/link.tsx';
import layout from '#app/ui/layout.module.css';
import { Logo } from './logo.tsx';
import { SkipLink } from './skip-link.tsx';
import { SlimFooter } from './slim-footer.tsx';
import styles from './slim.module.css';

type Props = {
  /** The one thing to do here, at the right of the logo. */
  action?: ReactNode;
  children: ReactNode;
};

/** No navigation, one action. */
export function LandingLayout({ action, children }: Props) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.header} data-bare="">
        <div className={`${layout.container} ${styles.row}`}>
          <A href="/" className={styles.brand}>
            <Logo />
          </A>
          <div className={styles.action}>{action}</div>
        </div>
      </header>
      <div className={styles.content}>{children}</div>
      <SlimFooter />
    </div>
  );
}
