import type { ComponentProps } from 'react';
import { hrefOf } from '#app/base/filters/filter-address.ts';
import { FilterSheetFrame } from '#app/ui/listing/filter-sheet-frame.tsx';
import { hasFilters, withoutFilters } from '../address/stone-address.ts';
import { STONES } from '../stone-forms.ts';
import { MainFilters } from './main-filters.tsx';
import { MoreFilters } from './more-filters.tsx';
import styles from './stone-filter-sheet.module.css';

type Props = ComponentProps<typeof MainFilters> & {
  isOpen: boolean;
  isChanging: boolean;
  onClose: () => void;
};

/** All filters on a phone; the button always has the number of stones. Loaded on demand. */
export function StoneFilterSheet({ isOpen, isChanging, onClose, ...filters }: Props) {
  const { listing, search } = filters;
  return (
    <FilterSheetFrame
      isOpen={isOpen}
      isChanging={isChanging}
      onClose={onClose}
      total={listing.total}
      forms={STONES}
      resetHref={hasFilters(search) ? hrefOf(withoutFilters(search)) : null}
    >
      <div className={styles.groups}>
        <MainFilters {...filters} />
        <MoreFilters {...filters} />
      </div>
    </FilterSheetFrame>
  );
}
