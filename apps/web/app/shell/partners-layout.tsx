import type { ReactNode } from 'react';
import { A } from '#app/ui/link.tsx';
import layout from '#app/ui/layout.module.css';
import { PHONE_HREF, PHONE_TEXT } from './contacts.ts';
import { Logo } from './logo.tsx';
import { SkipLink } from './skip-link.tsx';
import { SlimFooter } from './slim-footer.tsx';
import styles from './slim.module.css';

type Props = {
  /** Marks where one is in the navigation. */
  pathname: string;
  children: ReactNode;
};

const LINKS = [
  { href: '/partners/', text: 'Партнёрам' },
  { href: '/franchising/', text: 'Франшиза' },
  { href: '/arenda/', text: 'Аренда помещений' },
  { href: '/corporate_ps/', text: 'Корпоративные подарки' },
] as const;

/** For those who want to work with the house, not to buy. */
export function PartnersLayout({ pathname, children }: Props) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.header}>
        <div className={`${layout.container} ${styles.row}`}>
          <A href="/" className={styles.brand}>
            <Logo />
          </A>
          <nav className={styles.nav} aria-label="Партнёрам">
            {LINKS.map(({ href, text }) => (
              <A key={href} href={href} aria-current={href === pathname ? 'page' : undefined}>
                {text}
              </A>
            ))}
          </nav>
          <p className={styles.phone}>
            <a href={PHONE_HREF}>{PHONE_TEXT}</a>
          </p>
        </div>
      </header>
      <div className={styles.content}>{children}</div>
      <SlimFooter />
    </div>
  );
}
