import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import { countOf, plural } from '@yahont/values/text/plural.ts';
import { hrefOf } from '#app/base/filters/filter-address.ts';
import { Chip } from '#app/ui/choices/chip.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { IconName } from '#app/ui/icons/icon-name.ts';
import { ApplyButton } from '#app/ui/listing/apply-button.tsx';
import { SortSelect } from '#app/ui/listing/sort-select.tsx';
import { SORT_NAMES, sortOf } from './address/sort-names.ts';
import { hasFilters, withKey, withoutFilters } from './address/stone-address.ts';
import { STONES } from './stone-forms.ts';
import styles from './stones-bar.module.css';

export type StonesViewName = 'rows' | 'cards';

type Props = {
  total: StoneListing['total'];
  search: URLSearchParams;
  view: StonesViewName;
  form: string;
  onGo: (search: string) => void;
};

const VIEWS: readonly { view: StonesViewName; icon: IconName; name: string }[] = [
  { view: 'rows', icon: 'rows', name: 'Строками' },
  { view: 'cards', icon: 'grid-3', name: 'Карточками' },
];

const FIT = ['подходит', 'подходят', 'подходят'] as const;

/** The number of matching stones, a link to all of them, their order and view. */
export function StonesBar({ total, search, view, form, onGo }: Props) {
  return (
    <div className={styles.root}>
      <p className={styles.found} role="status">
        <b className={styles.count}>{countOf(total, STONES)}</b> {plural(total, FIT)}
      </p>
      {hasFilters(search) && (
        <span className={styles.clear}>
          <Chip kind="clear" keepsScroll href={hrefOf(withoutFilters(search))}>
            Сбросить
          </Chip>
        </span>
      )}
      <div className={styles.sort}>
        <SortSelect
          names={SORT_NAMES}
          sort={sortOf(search.get('sort'))}
          form={form}
          onChange={(sort) => onGo(withKey(search, 'sort', sort))}
        />
      </div>
      <ApplyButton form={form} className={styles.apply} />
      <div className={styles.views} role="group" aria-label="Вид списка">
        {VIEWS.map((one) => (
          <A
            key={one.view}
            className={styles.view}
            href={hrefOf(withKey(search, 'view', one.view))}
            aria-label={one.name}
            aria-current={one.view === view || undefined}
            data-keep-scroll=""
          >
            <Icon name={one.icon} size={20} isFilled={one.view === view} />
          </A>
        ))}
      </div>
    </div>
  );
}
