import type { ComponentProps } from 'react';
import { NBSP } from '@yahont/values/digits.ts';
import { hrefOf } from '#app/base/filters/filter-address.ts';
import { Chip } from '#app/ui/choices/chip.tsx';
import { FilterSheetFrame } from '#app/ui/listing/filter-sheet-frame.tsx';
import { appliedFilters } from './applied-filters.ts';
import { Filters } from './filters.tsx';
import { withoutFilters } from '../listing-address.ts';
import { PRODUCTS } from '../product-forms.ts';
import styles from './filter-sheet.module.css';

type Props = ComponentProps<typeof Filters> & { isOpen: boolean; isChanging: boolean; onClose: () => void };

/** The same filters in a sheet on a phone; its button always has the number of products. Loaded on demand. */
export function FilterSheet({ isOpen, isChanging, onClose, ...filters }: Props) {
  const { listing, search, cityIn, onGo } = filters;
  const applied = appliedFilters(listing, search, cityIn);
  return (
    <FilterSheetFrame
      isOpen={isOpen}
      isChanging={isChanging}
      onClose={onClose}
      total={listing.total}
      forms={PRODUCTS}
      resetHref={applied.length === 0 ? null : hrefOf(withoutFilters(search))}
    >
      {applied.length === 0 ? (
        <p className={styles.nothing}>Фильтры не{NBSP}выбраны</p>
      ) : (
        <ul className={styles.chips}>
          {applied.map((filter) => (
            <li key={filter.key}>
              <Chip onClick={() => onGo(filter.search)}>{filter.text}</Chip>
            </li>
          ))}
        </ul>
      )}
      <Filters {...filters} />
    </FilterSheetFrame>
  );
}
