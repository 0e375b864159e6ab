import type { ReactNode } from 'react';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import { PhoneLinks } from '#app/ui/buttons/phone-links.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './list-page.module.css';

type Props = {
  crumbs: readonly { name: string; url: string }[];
  title: string;
  lead: string;
  children: ReactNode;
};

/** A page that lists articles: breadcrumbs, heading, lead. */
export function ListPage({ crumbs, title, lead, children }: Props) {
  return (
    <main id="main" className={`${layout.container} ${styles.root}`}>
      <Breadcrumbs items={crumbs} />
      <header className={styles.head}>
        <h1 className={text.pageTitle}>{title}</h1>
        {lead !== '' && (
          <p className={styles.lead}>
            <PhoneLinks text={lead} />
          </p>
        )}
      </header>
      {children}
    </main>
  );
}
