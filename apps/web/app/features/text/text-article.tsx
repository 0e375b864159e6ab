import type { ReactNode } from 'react';
import type { TextPage } from '@yahont/contracts/content.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Picture } from '#app/ui/picture.tsx';
import layout from '#app/ui/layout.module.css';
import text from '#app/ui/text.module.css';
import { TextSections } from './text-sections.tsx';
import styles from './text-article.module.css';

type Props = {
  page: TextPage;
  /** Pages between the front page and this one. */
  parents?: readonly { name: string; url: string }[];
  /** Under the text. */
  children?: ReactNode;
};

/** A page of text in a measure of 66 characters. */
export function TextArticle({ page, parents = [], children }: Props) {
  const heading = useHeading(page.h1);
  return (
    <main id="main" className={`${layout.container} ${styles.root}`}>
      <Breadcrumbs items={[{ name: 'Главная', url: '/' }, ...parents, { name: page.h1, url: page.path }]} />
      <article className={styles.article}>
        <header className={styles.head}>
          <h1 className={text.pageTitle}>{heading}</h1>
          {page.lead !== '' && <p className={styles.lead}>{page.lead}</p>}
        </header>
        {page.picture && (
          <div className={styles.picture}>
            <Picture picture={page.picture} sizes="(min-width: 1024px) 1360px, 100vw" isPriority />
          </div>
        )}
        <TextSections page={page} />
      </article>
      {children}
    </main>
  );
}
