import { classNames } from '#app/ui/parts/class-names.ts';
import { DRAWN } from './geometry/path.ts';
import { measuresOf, type StoneProportions } from './geometry/proportions.ts';
import { sideView } from './geometry/views.ts';
import styles from './stone-drawings.module.css';

type Props = { stone: StoneProportions; className?: string | undefined };

/** Space for the stroke around a stone, in units of the drawing. */
const MARGIN = 24;

/** A stone from the side, without dimensions; decorative. */
export function StoneSide({ stone, className }: Props) {
  const { outline, facets } = sideView(stone);
  const { crown, girdle, pavilion } = measuresOf(stone);
  const height = Math.round((crown + girdle + pavilion) * DRAWN) + 2 * MARGIN;
  const width = DRAWN + 2 * MARGIN;
  return (
    <svg
      className={classNames(styles.stone, className)}
      viewBox={`${-width / 2} ${-Math.round(crown * DRAWN) - MARGIN} ${width} ${height}`}
      aria-hidden="true"
    >
      <path className={styles.outline} d={outline} />
      <path className={styles.facets} d={facets} />
    </svg>
  );
}
