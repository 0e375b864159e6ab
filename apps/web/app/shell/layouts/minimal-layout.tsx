import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import { PHONE_HREF, PHONE_TEXT } from '#app/lib/contacts.ts';
import { SlimLayout } from './slim-layout.tsx';
import styles from './slim.module.css';

/** The minimal frame of the checkout: logo, a promise and a phone, no other links. */
export function MinimalLayout({ children }: { children: ReactNode }) {
  return (
    <SlimLayout
      name="minimal"
      header={
        <>
          <span className={styles.secure}>
            <Icon name="lock" size={20} />
            Безопасное оформление
          </span>
          <p className={styles.phone}>
            <span>Ежедневно с&nbsp;9 до&nbsp;21</span>
            <a href={PHONE_HREF}>{PHONE_TEXT}</a>
          </p>
        </>
      }
    >
      {children}
    </SlimLayout>
  );
}
