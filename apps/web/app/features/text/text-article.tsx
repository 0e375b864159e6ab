import type { ReactNode } from 'react';
import type { TextPage } from '@yahont/contracts/content/content.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import { PageBanner } from '#app/ui/text/page-banner.tsx';
import { PhoneLinks } from '#app/ui/buttons/phone-links.tsx';
import layout from '#app/ui/text/layout.module.css';
import { TextSections } from './text-sections.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './text-article.module.css';

type Props = {
  page: TextPage;
  /** Pages between the home page and this one. */
  parents?: readonly { name: string; url: string }[];
  /** Shown below the text. */
  children?: ReactNode;
};

/** A text page with at most 66 characters a line. */
export function TextArticle({ page, parents = [], children }: Props) {
  const heading = useHeading(page.h1);
  return (
    <main id="main" className={styles.root}>
      <div className={layout.container}>
        <Breadcrumbs items={[{ name: 'Главная', url: '/' }, ...parents, { name: page.h1, url: page.path }]} />
      </div>
      <article>
        <PageBanner picture={page.picture} focus={page.pictureFocus}>
          <h1 className={page.picture === null ? text.pageTitle : styles.title}>{heading}</h1>
          {page.lead !== '' && (
            <p className={styles.lead}>
              <PhoneLinks text={page.lead} />
            </p>
          )}
        </PageBanner>
        <div className={`${layout.container} ${styles.body}`}>
          <TextSections page={page} />
        </div>
      </article>
      <div className={layout.container}>{children}</div>
    </main>
  );
}
