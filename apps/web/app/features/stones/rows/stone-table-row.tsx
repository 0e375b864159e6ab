import { memo, type KeyboardEvent, type ReactNode } from 'react';
import { FLUORESCENCE_NAMES, SHAPE_NAMES, type StoneScale } from '@yahont/contracts/stones/grades.ts';
import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { cheaperText } from '#app/shop/words/cheaper-text.ts';
import { StoneRow } from '#app/shop/cards/stone-row.tsx';
import { stoneFace } from '#app/shop/cards/stone-face.ts';
import { ShapeIcon } from '#app/shop/stone-drawings/shape-icon.tsx';
import { gradeOf } from '../grade-names.ts';
import { rowForKey } from './row-keys.ts';
import { StoneDetails } from './stone-details.tsx';
import styles from './stone-table-row.module.css';

type Props = {
  stone: StoneCard;
  scale: StoneScale;
  /** Place in the table, from 0. */
  index: number;
  /** Rows in the table. */
  count: number;
  isOpen: boolean;
  /** The buttons that compare the stone and add it to the favourites. */
  renderCompare: (stone: StoneCard) => ReactNode;
  renderHeart: (stone: StoneCard) => ReactNode;
  /** Query string with the setting that the stone is chosen for; empty for none. */
  settingSearch: string;
  onToggle: (id: number) => void;
  /** The row with this index has the focus. */
  onFocus: (index: number) => void;
  /** Moves the focus to another row. */
  onMove: (index: number) => void;
};

/**
 * A stone of the table. On a wide screen the row has cells and opens in place; on a phone it is one card that
 * links to the stone. Without JavaScript the shape is the link.
 */
export const StoneTableRow = memo(function Row({
  stone,
  scale,
  index,
  count,
  isOpen,
  renderCompare,
  renderHeart,
  settingSearch,
  onToggle,
  onFocus,
  onMove,
}: Props) {
  const { id, url, shape, caratMilli, fluorescence, laboratory, certificate, price, cheaperThan } = stone;
  const href = `${url}${settingSearch}`;
  const detailsId = `stone-${id}`;
  const carat = formatCarat(caratMilli);
  function press(event: KeyboardEvent) {
    const to = rowForKey(event.key, index, count);
    if (to !== null) event.preventDefault();
    if (to !== null && to !== index) onMove(to);
    if (event.key === 'Escape' && isOpen) onToggle(id);
  }
  return (
    <>
      <tr className={styles.root} data-row={index} data-open={isOpen || undefined} aria-rowindex={index + 2}>
        <td className={styles.phone}>
          <StoneRow card={stoneFace({ ...stone, url: href }, scale)} />
        </td>
        <td className={styles.compare} onFocus={() => onFocus(index)}>
          {renderCompare(stone)}
        </td>
        <td className={styles.cell}>
          <span className={styles.shape}>
            <ShapeIcon shape={shape} size={32} className={styles.icon} />
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              aria-label={`${SHAPE_NAMES[shape]}, ${carat}, ${formatRoubles(price)}: подробнее`}
              onClick={() => onToggle(id)}
              onFocus={() => onFocus(index)}
              onKeyDown={press}
            >
              {SHAPE_NAMES[shape]}
            </button>
            <A className={styles.plain} href={href}>
              {SHAPE_NAMES[shape]}
            </A>
          </span>
        </td>
        <td className={styles.cell}>
          <b className={styles.strong}>{carat.replace(`${NBSP}ct`, '')}</b>
          {`${NBSP}ct`}
        </td>
        <td className={styles.cell}>{gradeOf(stone, 'colour', scale)}</td>
        <td className={styles.cell}>{gradeOf(stone, 'clarity', scale)}</td>
        <td className={styles.cell}>{gradeOf(stone, 'quality', scale)}</td>
        <td className={styles.cell} data-quiet="">
          {FLUORESCENCE_NAMES[fluorescence]}
        </td>
        <td className={styles.cell}>
          <A className={styles.certificate} href={href} onFocus={() => onFocus(index)}>
            {laboratory}
            {NBSP}
            {certificate}
          </A>
        </td>
        <td className={styles.cell} data-end="">
          <b className={styles.strong}>{formatRoubles(price)}</b>
          {cheaperThan !== null && (
            <small className={styles.like}>{cheaperText(cheaperThan).toLowerCase()}</small>
          )}
        </td>
        <td className={styles.heart} onFocus={() => onFocus(index)}>
          {renderHeart(stone)}
        </td>
      </tr>
      {isOpen && <StoneDetails stone={stone} id={detailsId} settingSearch={settingSearch} />}
    </>
  );
});
