import { A } from '#app/ui/buttons/link.tsx';
import { newsUrl } from './news-page.ts';
import styles from './news-years.module.css';

type Props = {
  years: readonly string[];
  /** Null for all years. */
  current: string | null;
};

/** Years that have news, as links. */
export function NewsYears({ years, current }: Props) {
  if (years.length < 2) return null;
  return (
    <nav aria-label="Новости по годам">
      <ul className={styles.root}>
        {[null, ...years].map((year) => (
          <li key={year ?? 'all'}>
            <A
              href={newsUrl({ year, page: 1 })}
              className={styles.year}
              aria-current={year === current ? 'page' : undefined}
            >
              {year ?? 'Все'}
            </A>
          </li>
        ))}
      </ul>
    </nav>
  );
}
