import { LeadArticle } from '../lead-article.tsx';
import type { NewsPage } from './news-page.ts';
import { NewsRow } from './news-row.tsx';
import { NewsSteps } from './news-steps.tsx';
import { NewsYears } from './news-years.tsx';
import styles from './news-list.module.css';

/** Links to years, the newest article at full width, the others as rows, links to other pages. */
export function NewsList({ news }: { news: NewsPage }) {
  return (
    <div className={styles.root}>
      <NewsYears years={news.years} current={news.year} />
      {news.newest && (
        <div className={styles.newest}>
          <LeadArticle card={news.newest} />
        </div>
      )}
      <ul>
        {news.rows.map((card) => (
          <li key={card.url} className={styles.row}>
            <NewsRow card={card} />
          </li>
        ))}
      </ul>
      <NewsSteps news={news} />
    </div>
  );
}
