import { useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { StoneScale } from '@yahont/contracts/stones/grades.ts';
import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ABOUT } from '#app/shop/cards/stone-face.ts';
import { COLUMNS } from './columns.ts';
import { piecesOf } from './row-pieces.ts';
import { StoneTableHead, type Sorting } from './stone-table-head.tsx';
import { StoneTableRow } from './stone-table-row.tsx';
import { useRowWindow } from './use-row-window.ts';
import styles from './stone-table.module.css';

type Props = {
  /** Name of the table. */
  label?: string;
  stones: readonly StoneCard[];
  scale: StoneScale;
  /** The current order, and the link that changes it; null for stones that cannot be sorted. */
  sorting: Sorting | null;
  /**
   * The buttons that compare a stone and add it to the favourites; the functions must stay the same while the
   * page is open.
   */
  renderCompare: (stone: StoneCard) => ReactNode;
  renderHeart: (stone: StoneCard) => ReactNode;
  /** Query string with the setting that a stone is chosen for; empty for none. */
  settingSearch: string;
};

const ABOUT_NOTE = nbsp(`${ABOUT}— оценка примерная: лаборатория оценила камень по другой шкале.`);

/** Cells of a row: one per column, and the one for phones. */
const CELLS = COLUMNS.length + 1;

/**
 * Stones in rows that open in place. Of a long table, only the rows around the screen and the open or focused
 * ones are in the document. Up, Down, Home and End move between rows.
 */
export function StoneTable({
  label,
  stones,
  scale,
  sorting,
  renderCompare,
  renderHeart,
  settingSearch,
}: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [openId, setOpenId] = useState<number | null>(null);
  const [focused, setFocused] = useState(-1);
  const isMoving = useRef(false);
  const { rowHeight, ...range } = useRowWindow(body, stones.length);
  const toggle = useCallback((id: number) => setOpenId((open) => (open === id ? null : id)), []);

  // A row that was outside the screen is in the document only after this render.
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    body.current?.querySelector<HTMLElement>(`[data-row="${focused}"] button[aria-expanded]`)?.focus();
  }, [focused]);

  const move = useCallback((to: number) => {
    isMoving.current = true;
    setFocused(to);
  }, []);

  const open = stones.findIndex(({ id }) => id === openId);
  return (
    <>
      {stones.some(({ laboratoryScale }) => laboratoryScale !== scale) && (
        <p className={styles.about}>{ABOUT_NOTE}</p>
      )}
      <table className={styles.root} aria-label={label} aria-rowcount={stones.length + 1}>
        <StoneTableHead sorting={sorting} />
        <tbody ref={body} style={{ '--row': `${rowHeight}px` } as CSSProperties}>
          {piecesOf(stones.length, range, [open, focused]).map((piece) => {
            const stone = piece.kind === 'row' ? stones[piece.index] : undefined;
            if (piece.kind === 'gap' || stone === undefined) {
              const rows = piece.kind === 'gap' ? piece.rows : 0;
              const at = piece.kind === 'gap' ? piece.from : piece.index;
              return (
                <tr key={`gap${at}`} aria-hidden="true" style={{ '--rows': rows } as CSSProperties}>
                  <td className={styles.gap} colSpan={CELLS}>
                    {NBSP}
                  </td>
                </tr>
              );
            }
            return (
              <StoneTableRow
                key={stone.id}
                stone={stone}
                scale={scale}
                index={piece.index}
                count={stones.length}
                isOpen={stone.id === openId}
                renderCompare={renderCompare}
                renderHeart={renderHeart}
                settingSearch={settingSearch}
                onToggle={toggle}
                onFocus={setFocused}
                onMove={move}
              />
            );
          })}
        </tbody>
      </table>
    </>
  );
}
