import type { StoneInclusion } from '@yahont/contracts/stones/stones-import.ts';
import { classNames } from '#app/ui/parts/class-names.ts';
import { measuresOf, type StoneProportions } from './geometry/proportions.ts';
import { bottomView, topView } from './geometry/views.ts';
import { isFilledMark, markPath } from './inclusion-marks.ts';
import { squareAround } from './stone-top.tsx';
import styles from './inclusion-plot.module.css';
import drawing from './stone-drawings.module.css';

type Props = {
  stone: StoneProportions;
  /** The crown from above, or the pavilion from below. */
  side: StoneInclusion['side'];
  /** Marks of both sides; the ones of the other side are omitted. */
  marks: readonly StoneInclusion[];
  className?: string | undefined;
  /** Text beside it has the same information. */
  isDecorative?: boolean;
};

/** One of the two plots of a certificate: the facets of a side and the inclusions visible through it. */
export function InclusionPlot({ stone, side, marks, className, isDecorative = false }: Props) {
  const { outline, facets } = side === 'crown' ? topView(stone) : bottomView(stone);
  const { length } = measuresOf(stone);
  const shown = marks.filter((mark) => mark.side === side);
  return (
    <svg
      className={classNames(drawing.stone, className)}
      viewBox={squareAround(stone)}
      role={isDecorative ? undefined : 'img'}
      aria-label={isDecorative ? undefined : describe(side, shown.length)}
      aria-hidden={isDecorative || undefined}
    >
      <path className={drawing.outline} d={outline} />
      <path className={drawing.facets} d={facets} />
      {shown.map((mark, at) => (
        <path
          key={at}
          className={styles.mark}
          data-filled={isFilledMark(mark) || undefined}
          d={markPath(mark, length)}
        />
      ))}
    </svg>
  );
}

function describe(side: StoneInclusion['side'], count: number): string {
  const view = side === 'crown' ? 'Схема короны' : 'Схема павильона';
  return count === 0 ? `${view} без отметок` : `${view}, отметок: ${count}`;
}
