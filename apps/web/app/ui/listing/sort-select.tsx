import { nbsp } from '@yahont/values/text/typography.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './sort-select.module.css';

type Props<Sort extends string> = {
  /** All sorts in the order of the list. */
  names: Readonly<Record<Sort, string>>;
  sort: Sort;
  /** Id of the filter form: without JavaScript both are sent together. */
  form: string;
  onChange: (sort: Sort) => void;
};

/** The sort order of a listing. */
export function SortSelect<Sort extends string>({ names, sort, form, onChange }: Props<Sort>) {
  const isSort = (text: string): text is Sort => Object.hasOwn(names, text);
  return (
    <label className={styles.root}>
      <span className={text.hidden}>Порядок</span>
      <select
        className={styles.select}
        name="sort"
        form={form}
        value={sort}
        onChange={({ currentTarget: { value } }) => {
          if (isSort(value)) onChange(value);
        }}
      >
        {Object.entries<string>(names).map(([value, name]) => (
          <option key={value} value={value}>
            {nbsp(name)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} className={styles.chevron} />
    </label>
  );
}
