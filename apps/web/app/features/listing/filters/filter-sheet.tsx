import type { ComponentProps } from 'react';
import { NBSP } from '@yahont/values/digits.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { hrefOf } from '#app/lib/filters/filter-address.ts';
import { Chip } from '#app/ui/choices/chip.tsx';
import { Sheet } from '#app/ui/modals/sheet.tsx';
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
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      side="full"
      title="Фильтры"
      action={
        applied.length > 0 && (
          <A href={hrefOf(withoutFilters(search))} data-keep-scroll="" className={styles.reset}>
            Сбросить
          </A>
        )
      }
      footer={
        <Button size="big" isWide isWaiting={isChanging} waitingText="Считаем" onClick={onClose}>
          {listing.total === 0 ? 'Ничего не нашлось' : `Показать ${countOf(listing.total, PRODUCTS)}`}
        </Button>
      }
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
    </Sheet>
  );
}
