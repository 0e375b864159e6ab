import type { Sort } from '@yahont/contracts/catalogue/listing.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import { SORT_NAMES, sortOf } from './sort-names.ts';
import styles from './sort-select.module.css';

type Props = {
  sort: Sort;
  /** Id of the filter form: without JavaScript both are sent together. */
  form: string;
  onChange: (sort: Sort) => void;
};

/** The sort order of the products. */
export function SortSelect({ sort, form, onChange }: Props) {
  return (
    <label className={styles.root}>
      <span className={text.hidden}>Порядок</span>
      <select
        className={styles.select}
        name="sort"
        form={form}
        value={sort}
        onChange={(event) => onChange(sortOf(event.currentTarget.value))}
      >
        {Object.entries(SORT_NAMES).map(([value, name]) => (
          <option key={value} value={value}>
            {nbsp(name)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} className={styles.chevron} />
    </label>
  );
}
