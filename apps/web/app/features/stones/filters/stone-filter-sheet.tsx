import type { ComponentProps } from 'react';
import { countOf } from '@yahont/values/text/plural.ts';
import { hrefOf } from '#app/lib/filters/filter-address.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { Sheet } from '#app/ui/modals/sheet.tsx';
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
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      side="full"
      title="Фильтры"
      action={
        hasFilters(search) && (
          <A href={hrefOf(withoutFilters(search))} data-keep-scroll="" className={styles.reset}>
            Сбросить
          </A>
        )
      }
      footer={
        <Button size="big" isWide isWaiting={isChanging} waitingText="Считаем" onClick={onClose}>
          {listing.total === 0 ? 'Ничего не нашлось' : `Показать ${countOf(listing.total, STONES)}`}
        </Button>
      }
    >
      <div className={styles.groups}>
        <MainFilters {...filters} />
        <MoreFilters {...filters} />
      </div>
    </Sheet>
  );
}
