import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './data-table.module.css';

export type Column = {
  name: string;
  /** `96px` or `28%`; missing: what the others leave. */
  width?: string;
  /** Figures are at the right. */
  isNumber?: boolean;
};

type Props = { label: string; columns: readonly Column[]; children: ReactNode };

/** The table of a list: a head that stays, rows of 40, columns that never move. */
export function DataTable({ label, columns, children }: Props) {
  return (
    <table className={styles.root} aria-label={label}>
      <colgroup>
        {columns.map(({ name, width }) => (
          <col key={name} style={width === undefined ? {} : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ name, isNumber = false }) => (
            <th key={name} scope="col" data-number={isNumber || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type RowProps = {
  /** Address of the record. */
  to: string;
  /** What names the row: its first cell, which is the link. */
  head: ReactNode;
  /** Name of the link, when its cell alone would not say which record it is. */
  label?: string;
  /** The other cells, `Cell`s. */
  children: ReactNode;
  isSelected?: boolean;
  /** A press of the mouse shows the row beside the list; the key Enter and other buttons open it. */
  onPick?: () => void;
};

/** One row, which is a link as a whole. */
export function DataRow({ to, head, label, children, isSelected = false, onPick }: RowProps) {
  return (
    <tr data-selected={isSelected || undefined}>
      <th scope="row">
        <Link
          to={to}
          className={styles.link}
          data-row=""
          aria-label={label}
          aria-current={isSelected ? 'true' : undefined}
          onClick={(event) => pick(event, onPick)}
        >
          {head}
        </Link>
      </th>
      {children}
    </tr>
  );
}

type CellProps = { children: ReactNode; tone?: 'usual' | 'muted' | 'warn' | 'late'; isNumber?: boolean };

export function Cell({ children, tone = 'usual', isNumber = false }: CellProps) {
  return (
    <td data-tone={tone} data-number={isNumber || undefined}>
      {children}
    </td>
  );
}

/** A key has no `detail`; with Ctrl or Shift the browser opens a link elsewhere. */
function pick(event: MouseEvent, onPick: (() => void) | undefined): void {
  if (onPick === undefined || event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  onPick();
}
