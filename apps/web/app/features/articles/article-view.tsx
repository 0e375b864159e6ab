import type { Article } from '@yahont/contracts/content/articles.ts';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { PageBanner } from '#app/ui/text/page-banner.tsx';
import layout from '#app/ui/text/layout.module.css';
import { ActionTerms } from './actions/action-terms.tsx';
import { ArticleContents } from './article-contents.tsx';
import { articleHeadings } from './article-headings.ts';
import { articleEyebrow } from './article-eyebrow.ts';
import { ArticleStrip } from './article-strip.tsx';
import { ArticleText } from './article-text.tsx';
import styles from './article-view.module.css';

const NEXT = { news: 'Другие новости', action: 'Действуют сейчас', guide: 'Читайте дальше' } as const;

type Props = { article: Article; heading: string };

/** An article: head with a picture, text of at most 66 characters a line, related articles. */
export function ArticleView({ article, heading }: Props) {
  const { picture, sections, link, note, related, kind } = article;
  const headings = articleHeadings(sections);
  return (
    <main id="main" className={styles.root}>
      <div className={layout.container}>
        <Breadcrumbs items={article.breadcrumbs} />
      </div>
      <article>
        <PageBanner picture={picture} focus={article.pictureFocus}>
          <p className={styles.eyebrow} data-state={article.action?.state}>
            {kind === 'news' ? (
              <time dateTime={article.publishedOn}>{articleEyebrow(article)}</time>
            ) : (
              articleEyebrow(article)
            )}
          </p>
          <h1 className={styles.title}>{heading}</h1>
          <p className={styles.lead}>{article.lead}</p>
        </PageBanner>
        <div className={`${layout.container} ${styles.columns}`}>
          {article.action && (
            <aside className={styles.aside} aria-label="Условия">
              <ActionTerms action={article.action} promoCode={article.promoCode} />
            </aside>
          )}
          {!article.action && headings.length > 0 && (
            <div className={styles.aside}>
              <ArticleContents headings={headings} />
            </div>
          )}
          <div className={styles.body}>
            <ArticleText sections={sections} />
            {link && (
              <p>
                <ButtonLink href={link.url} size="big">
                  {link.text}
                </ButtonLink>
              </p>
            )}
            {note !== '' && <p className={styles.note}>{note}</p>}
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <section className={`${layout.container} ${layout.section}`}>
          <header className={layout.sectionHead}>
            <h2>{NEXT[kind]}</h2>
          </header>
          <ArticleStrip cards={related} label={NEXT[kind]} />
        </section>
      )}
    </main>
  );
}
