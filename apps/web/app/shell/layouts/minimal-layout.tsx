import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#app/ui/icons/icon.tsx';
import { PHONE_HREF, PHONE_TEXT } from '#app/shop/words/contacts.ts';
import { SlimLayout } from './slim-layout.tsx';
import styles from './slim.module.css';

/** Pages on which something is bought: on others the checkout's promise would be meaningless. */
const IS_BUYING = /^\/(?:cart\/(?:pay|parts|otherwise)|personal\/order)\//;

/** The page of a present for its receiver. */
const IS_GIFT = /^\/gift\//;

/** The minimal frame of the checkout: logo, a promise and a phone, no other links. */
export function MinimalLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <SlimLayout
      name="minimal"
      header={
        <>
          {IS_BUYING.test(pathname) && (
            <span className={styles.secure}>
              <Icon name="lock" size={20} />
              Безопасное оформление
            </span>
          )}
          {IS_GIFT.test(pathname) && (
            <span className={styles.secure}>
              <Icon name="gift" size={20} />
              Подарочный чек
            </span>
          )}
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
