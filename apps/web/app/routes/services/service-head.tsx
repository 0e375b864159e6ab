import type { ReactNode } from 'react';
import type { TextPage } from '@yahont/contracts/content/content.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { PhoneLinks } from '#app/ui/buttons/phone-links.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './service-head.module.css';

type Props = {
  page: TextPage;
  /** Below the picture. */
  below: ReactNode;
  /** The interactive tool: beside the text, or below it on a phone. */
  children: ReactNode;
};

/** Head of a service: text and picture at the left, its tool at the right. */
export function ServiceHead({ page, below, children }: Props) {
  const { h1, lead, path, picture } = page;
  return (
    <>
      <Breadcrumbs
        items={[
          { name: 'Главная', url: '/' },
          { name: h1, url: path },
        ]}
      />
      <div className={styles.root}>
        <div className={styles.words}>
          <h1 className={text.pageTitle}>{useHeading(h1)}</h1>
          {lead !== '' && (
            <p className={styles.lead}>
              <PhoneLinks text={lead} />
            </p>
          )}
          {picture !== null && (
            <div className={styles.picture}>
              <Picture picture={picture} sizes="(min-width: 1024px) 900px, 720px" isPriority />
            </div>
          )}
          {below}
        </div>
        {children}
      </div>
    </>
  );
}
