import type { ArticleHeading } from './article-headings.ts';
import styles from './article-contents.module.css';

/** Table of contents of a long text. */
export function ArticleContents({ headings }: { headings: readonly ArticleHeading[] }) {
  return (
    <nav className={styles.root} aria-label="В этой статье">
      <p className={styles.heading}>В&nbsp;этой статье</p>
      <ol className={styles.list}>
        {headings.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
