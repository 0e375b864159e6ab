import { classNames } from '#app/ui/parts/class-names.ts';
import { DRAWN } from './geometry/path.ts';
import { measuresOf, type StoneProportions } from './geometry/proportions.ts';
import { topView } from './geometry/views.ts';
import styles from './stone-drawings.module.css';

type Props = {
  stone: StoneProportions;
  /** Pixels; below 64 the finest facets are omitted. Null: the drawing fills its container. */
  size: number | null;
  /** The accessible name; without it the drawing is decorative. */
  label?: string;
  className?: string | undefined;
};

const FEW_UNDER = 64;
/** Space for the stroke around a stone, in units of the drawing. */
const MARGIN = 24;

/** A stone from above in a square, with the outline and the table of its own proportions. */
export function StoneTop({ stone, size, label, className }: Props) {
  const isSmall = size !== null && size < FEW_UNDER;
  const { outline, facets } = topView(stone, isSmall ? 'few' : 'all');
  return (
    <svg
      className={classNames(isSmall ? styles.small : styles.stone, className)}
      viewBox={squareAround(stone)}
      width={size ?? undefined}
      height={size ?? undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path className={styles.outline} d={outline} />
      <path className={styles.facets} d={facets} />
    </svg>
  );
}

/** The view box of a square that contains the stone. */
export function squareAround(stone: StoneProportions): string {
  const side = Math.round(Math.max(1, measuresOf(stone).length) * DRAWN) + 2 * MARGIN;
  return `${-side / 2} ${-side / 2} ${side} ${side}`;
}
