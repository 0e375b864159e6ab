import type { ArticleSection } from '@yahont/contracts/content/articles.ts';
import { Picture } from '#app/ui/parts/picture.tsx';
import { pictureShape } from './picture-shape.ts';
import { sectionId } from './guide/section-id.ts';
import styles from './article-text.module.css';

/** Parts of an article: heading, paragraphs, list, picture with its caption. */
export function ArticleText({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <div className={styles.root}>
      {sections.map((section, index) => (
        <section
          key={sectionId(index)}
          id={sectionId(index)}
          className={styles.part}
          data-continued={section.heading === '' || undefined}
        >
          {section.heading !== '' && <h2 className={styles.heading}>{section.heading}</h2>}
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
          {section.figure && (
            <figure className={styles.figure}>
              <div className={styles.picture} data-subject={pictureShape(section.figure.picture)}>
                <Picture picture={section.figure.picture} sizes="(min-width: 768px) 640px, 100vw" />
              </div>
              <figcaption className={styles.caption}>{section.figure.caption}</figcaption>
            </figure>
          )}
        </section>
      ))}
    </div>
  );
}
