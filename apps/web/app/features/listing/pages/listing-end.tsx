import { type CSSProperties, type MouseEvent } from 'react';
import type { Listing } from '@yahont/contracts/catalogue/listing.ts';
import { PAGE_SIZE } from '@yahont/contracts/wire/limits.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { hrefOf, withPage } from '../listing-address.ts';
import { pageNumbers } from './page-numbers.ts';
import { PRODUCTS } from '../product-forms.ts';
import styles from './listing-end.module.css';

type Props = {
  listing: Pick<Listing, 'page' | 'pageCount' | 'total'>;
  shownCount: number;
  search: URLSearchParams;
  isAppending: boolean;
  onMore: (search: string) => void;
};

/** How many were shown, the button for more, and the pages as plain links. */
export function ListingEnd({
  listing: { page, pageCount, total },
  shownCount,
  search,
  isAppending,
  onMore,
}: Props) {
  if (pageCount <= 1) return null;
  const rest = Math.min(PAGE_SIZE, total - page * PAGE_SIZE);
  const progress = { '--shown': Math.min(1, (page * PAGE_SIZE) / total) } as CSSProperties;

  function more(event: MouseEvent) {
    event.preventDefault();
    onMore(withPage(search, page + 1));
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
          Показать ещё {countOf(rest, PRODUCTS)}
        </Button>
      )}
      <nav aria-label="Страницы">
        <ul className={styles.pages}>
          <li>
            <Step
              page={page - 1}
              pageCount={pageCount}
              search={search}
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
                  href={hrefOf(withPage(search, number))}
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
              search={search}
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
  search: URLSearchParams;
  name: string;
  icon: 'chevron-left' | 'chevron-right';
};

function Step({ page, pageCount, search, name, icon }: StepProps) {
  if (page < 1 || page > pageCount) {
    return (
      <span className={styles.page} data-off="">
        <Icon name={icon} size={18} />
      </span>
    );
  }
  return (
    <A className={styles.page} href={hrefOf(withPage(search, page))} aria-label={name}>
      <Icon name={icon} size={18} />
    </A>
  );
}
