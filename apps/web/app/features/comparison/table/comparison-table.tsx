import type { ReactNode } from 'react';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import { markRow, type CompareCell, type CompareRow, type MarkedRow } from './mark-row.ts';
import styles from './comparison-table.module.css';

export type CompareColumn = { key: number; head: ReactNode };

type Props = {
  /** What is compared, for screen readers. */
  label: string;
  /** How to read the marks. */
  note: ReactNode;
  columns: readonly CompareColumn[];
  rows: readonly CompareRow[];
  /** Link for adding one more; null while the list is full or belongs to someone else. */
  add: { href: string; text: string } | null;
};

/** Columns side by side: equal values are muted, and the best value of a row has a gold dot. */
export function ComparisonTable({ label, note, columns, rows, add }: Props) {
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.note}>{note}</td>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col" className={styles.head}>
                {head}
              </th>
            ))}
            {add !== null && (
              <td className={styles.add}>
                <A href={add.href} className={styles.addLink}>
                  <Icon name="plus" />
                  {add.text}
                </A>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(markRow).map((row) => (
            <Row key={row.name} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { row: MarkedRow; columns: Props['columns'] };

function Row({ row, columns }: RowProps) {
  return (
    <tr data-same={row.isSame || undefined}>
      <th scope="row" className={styles.name}>
        {row.name}
        {row.note !== undefined && <small>{row.note}</small>}
      </th>
      {row.cells.map((cell, index) => (
        <Cell key={columns[index]?.key} cell={cell} isBest={row.best.has(index)} />
      ))}
    </tr>
  );
}

function Cell({ cell, isBest }: { cell: CompareCell; isBest: boolean }) {
  return (
    <td className={styles.cell} data-best={isBest || undefined}>
      {isBest && <span className={text.hidden}>Лучшее значение: </span>}
      {cell.href === undefined ? (
        cell.text
      ) : (
        <A href={cell.href} className={text.link}>
          {cell.text}
        </A>
      )}
      {cell.note !== undefined && <small>{cell.note}</small>}
    </td>
  );
}
