import { useCallback, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Card, Cards } from '#app/parts/lists/cards.tsx';
import { Cell, DataRow, DataTable, type Column } from '#app/parts/lists/data-table.tsx';
import type { CursorList } from '#app/lib/lists/cursor-list.ts';
import { useRowKeys } from '#app/lib/lists/row-keys.ts';
import { ListBody } from './list-body.tsx';

type Tone = 'usual' | 'muted' | 'warn' | 'late';
export type RowCell = { value: ReactNode; tone?: Tone; isNumber?: boolean };

/** One row in both of its looks. */
export type RowLook = {
  /** The first cell, which is the link. */
  head: ReactNode;
  /** The others, in the order of the columns. */
  cells: readonly RowCell[];
  card: {
    head?: ReactNode;
    age?: ReactNode;
    media?: ReactNode;
    title: ReactNode;
    lines?: readonly ReactNode[];
    side?: ReactNode;
  };
};

type Props<Row, Id extends string | number> = {
  list: CursorList<Row>;
  label: string;
  /** For the list of keys: «изделие». */
  what: string;
  columns: readonly Column[];
  idOf: (row: Row) => Id;
  /** The row that is open. */
  at: Id | null;
  isWide: boolean;
  /** False: a row is never shown beside the list, so that J and K only move the focus. */
  isPreviewed?: boolean;
  /** Address of a row, with the filters of the list. */
  address: (id: Id) => string;
  look: (row: Row) => RowLook;
  empty: ReactNode;
};

const NOTHING: readonly never[] = [];

/** A table where there is room for its columns, cards elsewhere; J and K change the row beside the list. */
export function RecordList<Row, Id extends string | number>(props: Props<Row, Id>) {
  const { list, label, what, columns, idOf, at, isWide, address, look, empty, isPreviewed = true } = props;
  const navigate = useNavigate();
  const show = useCallback(
    (id: Id) => {
      if (isWide && isPreviewed && id !== at) void navigate(address(id), { replace: at !== null });
    },
    [isWide, isPreviewed, at, address, navigate],
  );
  const rows = list.rows ?? NOTHING;
  const ref = useRowKeys({ ids: useMemo(() => rows.map(idOf), [rows, idOf]), at, onMove: show, what });
  return (
    <ListBody list={list} empty={empty} ref={ref}>
      {(shown) =>
        isWide ? (
          <DataTable label={label} columns={columns}>
            {shown.map((row) => {
              const { head, cells } = look(row);
              const id = idOf(row);
              return (
                <DataRow key={id} to={address(id)} head={head} isSelected={id === at}>
                  {cells.map(({ value, ...cell }, place) => (
                    <Cell key={columns[place + 1]?.name ?? place} {...cell}>
                      {value}
                    </Cell>
                  ))}
                </DataRow>
              );
            })}
          </DataTable>
        ) : (
          <Cards label={label}>
            {shown.map((row) => (
              <Card key={idOf(row)} to={address(idOf(row))} {...look(row).card} />
            ))}
          </Cards>
        )
      }
    </ListBody>
  );
}
