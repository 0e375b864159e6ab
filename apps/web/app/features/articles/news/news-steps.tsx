import { A } from '#app/ui/buttons/link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { pageNumbers } from '#app/ui/listing/page-numbers.ts';
import { newsUrl, type NewsPage } from './news-page.ts';
import styles from './news-steps.module.css';

/** Links to the other pages. */
export function NewsSteps({ news: { year, page, pageCount } }: { news: NewsPage }) {
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.root} aria-label="Страницы">
      {page < pageCount && (
        <ButtonLink href={newsUrl({ year, page: page + 1 })} variant="ghost" rel="next">
          Более ранние
        </ButtonLink>
      )}
      <ul className={styles.pages}>
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap${index}`}>
            {number === null ? (
              <span className={styles.page}>…</span>
            ) : (
              <A
                href={newsUrl({ year, page: number })}
                className={styles.page}
                aria-label={`Страница ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </A>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
