import type { MouseEvent, ReactNode } from 'react';
import type { Listing } from '@yahont/contracts/catalogue/listing.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Chip } from '#app/ui/choices/chip.tsx';
import { hrefOf } from '#app/base/filters/filter-address.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { ApplyButton } from '#app/ui/listing/apply-button.tsx';
import { SortSelect } from '#app/ui/listing/sort-select.tsx';
import type { AppliedFilter } from './filters/applied-filters.ts';
import { withKey, withoutFilters } from './listing-address.ts';
import { classNames } from '#app/ui/parts/class-names.ts';
import { SORT_NAMES, sortOf } from './sort-names.ts';
import { PRODUCTS } from './product-forms.ts';
import strip from '#app/ui/choices/chip-strip.module.css';
import styles from './listing-bar.module.css';

type Props = {
  total: Listing['total'];
  applied: readonly AppliedFilter[];
  search: URLSearchParams;
  /** The original query, before filters were read from it. */
  asked: URLSearchParams;
  form: string;
  onGo: (search: string) => void;
  onOpenFilters: () => void;
  /** The density switch, at the right end. */
  end: ReactNode;
};

/** Sticky below the header: chips of selected filters, number of products, sort. */
export function ListingBar({ total, applied, search, asked, form, onGo, onOpenFilters, end }: Props) {
  function press(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onGo(link.search);
  }

  return (
    <div className={styles.root}>
      <Button variant="quiet" className={styles.open} onClick={onOpenFilters}>
        <Icon name="filter" size={18} />
        {applied.length > 0 ? `Фильтры · ${applied.length}` : 'Фильтры'}
      </Button>
      {applied.length > 0 && (
        <ul className={classNames(strip.strip, styles.chips)} onClickCapture={press}>
          {applied.map((filter) => (
            <li key={filter.key}>
              <Chip href={hrefOf(filter.search)}>{filter.text}</Chip>
            </li>
          ))}
          <li className={styles.clear}>
            <Chip kind="clear" href={hrefOf(withoutFilters(search))}>
              Сбросить всё
            </Chip>
          </li>
        </ul>
      )}
      <p className={styles.found} role="status">
        {countOf(total, PRODUCTS)}
      </p>
      <div className={styles.sort}>
        <SortSelect
          names={SORT_NAMES}
          sort={sortOf(search.get('sort'))}
          form={form}
          onChange={(next) => onGo(withKey(asked, 'sort', next))}
        />
      </div>
      <ApplyButton form={form} />
      {end}
    </div>
  );
}
