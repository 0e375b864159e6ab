import { type CSSProperties, type MouseEvent } from 'react';
import { countOf, type PluralForms } from '@yahont/values/text/plural.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { hrefOf } from '#app/base/filters/filter-address.ts';
import { pageNumbers } from './page-numbers.ts';
import styles from './listing-end.module.css';

type Props = {
  listing: { page: number; pageCount: number; total: number };
  pageSize: number;
  /** Plural forms of the listed items. */
  forms: PluralForms;
  shownCount: number;
  /** Query string of a page's address. */
  searchOf: (page: number) => string;
  isAppending: boolean;
  onMore: (search: string) => void;
};

/** The number of shown items, the button for more, and the pages as plain links. */
export function ListingEnd({
  listing: { page, pageCount, total },
  pageSize,
  forms,
  shownCount,
  searchOf,
  isAppending,
  onMore,
}: Props) {
  if (pageCount <= 1) return null;
  const rest = Math.min(pageSize, total - page * pageSize);
  const progress = { '--shown': Math.min(1, (page * pageSize) / total) } as CSSProperties;

  function more(event: MouseEvent) {
    event.preventDefault();
    onMore(searchOf(page + 1));
  }

  return (
    <div className={styles.root}>
      <p className={styles.shown} role="status">
        Показано {groupDigits(String(shownCount))} из {groupDigits(String(total))}
      </p>
      <span className={styles.progress} style={progress} />
      {rest > 0 && (
        <Button
          variant="ghost"
          className={styles.more}
          isWaiting={isAppending}
          waitingText="Загружаем"
          onClick={more}
        >
          Показать ещё {countOf(rest, forms)}
        </Button>
      )}
      <nav aria-label="Страницы">
        <ul className={styles.pages}>
          <li>
            <Step
              page={page - 1}
              pageCount={pageCount}
              searchOf={searchOf}
              name="Предыдущая страница"
              icon="chevron-left"
            />
          </li>
          {pageNumbers(page, pageCount).map((number, index) => (
            <li key={number ?? `gap${index}`}>
              {number === null ? (
                <span className={styles.page}>…</span>
              ) : (
                <A
                  className={styles.page}
                  href={hrefOf(searchOf(number))}
                  aria-label={`Страница ${number}`}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </A>
              )}
            </li>
          ))}
          <li>
            <Step
              page={page + 1}
              pageCount={pageCount}
              searchOf={searchOf}
              name="Следующая страница"
              icon="chevron-right"
            />
          </li>
        </ul>
      </nav>
    </div>
  );
}

type StepProps = {
  page: number;
  pageCount: number;
  searchOf: Props['searchOf'];
  name: string;
  icon: 'chevron-left' | 'chevron-right';
};

function Step({ page, pageCount, searchOf, name, icon }: StepProps) {
  if (page < 1 || page > pageCount) {
    return (
      <span className={styles.page} data-off="">
        <Icon name={icon} size={18} />
      </span>
    );
  }
  return (
    <A className={styles.page} href={hrefOf(searchOf(page))} aria-label={name}>
      <Icon name={icon} size={18} />
    </A>
  );
}
