import type { StoneSort } from '@yahont/contracts/stones/stone-filters.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { ariaSortOf, COLUMNS, nextSort, type Column } from './columns.ts';
import text from '#app/ui/text/text.module.css';
import styles from './stone-table-head.module.css';

export type Sorting = {
  sort: StoneSort;
  /** Link that sorts by an order. */
  hrefOf: (sort: StoneSort) => string;
};

type Props = { sorting: Sorting | null };

/** The head of the table sticks below the shop's header; sortable columns are links. */
export function StoneTableHead({ sorting }: Props) {
  return (
    <thead className={styles.root}>
      <tr>
        <th scope="col" className={styles.phone}>
          Камень
        </th>
        {COLUMNS.map((column) => (
          <HeadCell key={column.name} column={column} sorting={sorting} />
        ))}
      </tr>
    </thead>
  );
}

function HeadCell({ column, sorting }: Props & { column: Column }) {
  const next = sorting && nextSort(column, sorting.sort);
  const direction = sorting ? ariaSortOf(column, sorting.sort) : undefined;
  return (
    <th scope="col" className={styles.cell} data-end={column.isEnd || undefined} aria-sort={direction}>
      {sorting === null || next === null ? (
        <span className={column.isHidden ? text.hidden : undefined}>{column.name}</span>
      ) : (
        <A className={styles.link} href={sorting.hrefOf(next)} data-keep-scroll="" data-direction={direction}>
          {column.name}
          <Icon name="chevron-down" size={14} className={styles.arrow} />
        </A>
      )}
    </th>
  );
}
