import type { ReactNode } from 'react';
import { A } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import layout from '#app/ui/layout.module.css';
import { PHONE_HREF, PHONE_TEXT } from './contacts.ts';
import { Logo } from './logo.tsx';
import { SkipLink } from './skip-link.tsx';
import { SlimFooter } from './slim-footer.tsx';
import styles from './slim.module.css';

type Props = { children: ReactNode };

/** Nothing that leads away from paying: the logo, a promise and a telephone. */
export function MinimalLayout({ children }: Props) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.header}>
        <div className={`${layout.container} ${styles.row}`}>
          <A href="/" className={styles.brand}>
            <Logo />
          </A>
          <span className={styles.secure}>
            <Icon name="lock" size={20} />
            Безопасное оформление
          </span>
          <p className={styles.phone}>
            <span>Ежедневно с&nbsp;9 до&nbsp;21</span>
            <a href={PHONE_HREF}>{PHONE_TEXT}</a>
          </p>
        </div>
      </header>
      <div className={styles.content}>{children}</div>
      <SlimFooter />
    </div>
  );
}
