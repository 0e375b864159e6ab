import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { PHONE_HREF, PHONE_TEXT } from '#app/shop/words/contacts.ts';
import { SlimLayout } from './slim-layout.tsx';
import styles from './slim.module.css';

type Props = {
  /** Highlights the current page in the navigation. */
  pathname: string;
  children: ReactNode;
};

const LINKS = [
  { href: '/partners/', text: 'Партнёрам' },
  { href: '/franchising/', text: 'Франшиза' },
  { href: '/arenda/', text: 'Аренда помещений' },
  { href: '/corporate_ps/', text: 'Корпоративные подарки' },
] as const;

/** The frame for business partners, who do not come to buy. */
export function PartnersLayout({ pathname, children }: Props) {
  return (
    <SlimLayout
      name="partners"
      header={
        <>
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
          <ButtonLink className={styles.request} href="/franchising/#заявка" variant="ghost">
            Оставить заявку
          </ButtonLink>
        </>
      }
    >
      {children}
    </SlimLayout>
  );
}
