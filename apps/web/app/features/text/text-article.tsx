import type { TextPage } from '@yahont/contracts/content.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Picture } from '#app/ui/picture.tsx';
import layout from '#app/ui/layout.module.css';
import styles from './text-article.module.css';

type Props = { page: TextPage };

/** A page of text in a measure of 66 characters. */
export function TextArticle({ page }: Props) {
  return (
    <main id="main" className={`${layout.container} ${styles.root}`}>
      <Breadcrumbs
        items={[
          { name: 'Главная', url: '/' },
          { name: page.h1, url: page.path },
        ]}
      />
      <article className={styles.article}>
        <header className={styles.head}>
          <h1 className={styles.title}>{page.h1}</h1>
          {page.lead !== '' && <p className={styles.lead}>{page.lead}</p>}
        </header>
        {page.picture && (
          <div className={styles.picture}>
            <Picture picture={page.picture} sizes="(min-width: 1024px) 1360px, 100vw" isPriority />
          </div>
        )}
        {page.sections.map((section) => (
          <section key={section.heading} className={styles.section}>
            {section.heading !== '' && <h2 className={styles.heading}>{section.heading}</h2>}
            <div className={styles.body}>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.list.length > 0 && (
                <ul className={styles.list}>
                  {section.list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </div>
          </section>
        ))}
      </article>
    </main>
  );
}
