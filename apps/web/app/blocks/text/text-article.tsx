import type { ReactNode } from 'react';
import type { TextPage } from '@yahont/contracts/content/content.ts';
import { ReadingColumns } from '#app/blocks/document/reading-columns.tsx';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { PhoneLinks } from '#app/ui/buttons/phone-links.tsx';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import words from '#app/ui/text/banner-words.module.css';
import layout from '#app/ui/text/layout.module.css';
import { PageBanner } from '#app/ui/text/page-banner.tsx';
import text from '#app/ui/text/text.module.css';
import { TextSide } from './text-side.tsx';
import styles from './text-article.module.css';

/** Its table of years is drawn as a timeline. */
const HISTORY = '/history/';

type Props = {
  page: TextPage;
  /** Pages between the home page and this one. */
  parents?: readonly { name: string; url: string }[];
  /** The main link of the page, in the banner below the lead. */
  action?: ReactNode;
  /** The main content for the visitor's task, between the heading and the text. */
  first?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
};

/** A text page: heading in its banner, the main action, contents and text. */
export function TextArticle({ page, parents = [], action, first, children }: Props) {
  const { path, picture, pictureFocus, lead, blocks, notes } = page;
  return (
    <main id="main" className={styles.root}>
      <div className={layout.container}>
        <Breadcrumbs items={[{ name: 'Главная', url: '/' }, ...parents, { name: page.h1, url: path }]} />
      </div>
      <article>
        <PageBanner picture={picture} focus={pictureFocus}>
          <h1 className={picture === null ? text.pageTitle : words.title}>{useHeading(page.h1)}</h1>
          {lead !== '' && (
            <p className={words.lead}>
              <PhoneLinks text={lead} />
            </p>
          )}
          {action !== undefined && <div className={styles.action}>{action}</div>}
        </PageBanner>
        {first}
        <ReadingColumns
          blocks={blocks}
          notes={notes}
          look={path === HISTORY ? 'timeline' : 'page'}
          address={path}
          side={sideOf(page)}
        />
      </article>
      {children !== undefined && <div className={layout.container}>{children}</div>}
    </main>
  );
}

/** A text without a binding date and links needs no side column. */
function sideOf({ links, binding }: TextPage) {
  if (links.length === 0 && binding === null) return undefined;
  return { label: 'О странице', content: <TextSide links={links} binding={binding} /> };
}
