import type { StoneInclusion } from '@yahont/contracts/stones/stones-import.ts';
import { classNames } from '#app/ui/parts/class-names.ts';
import { DRAWN } from './geometry/path.ts';
import { measuresOf, type StoneProportions } from './geometry/proportions.ts';
import { bottomView, topView } from './geometry/views.ts';
import { squareAround } from './stone-top.tsx';
import styles from './inclusion-plot.module.css';
import drawing from './stone-drawings.module.css';

type Props = {
  stone: StoneProportions;
  /** The crown from above, or the pavilion from below. */
  side: StoneInclusion['side'];
  /** Marks of both sides; those of the other are left out. */
  marks: readonly StoneInclusion[];
  className?: string | undefined;
  /** Words beside it say the same. */
  isDecorative?: boolean;
};

/** Signs of inclusions around their place, in thousandths of the width: as laboratories draw them. */
const SIGNS: Readonly<Record<StoneInclusion['kind'], { d: string; isFilled: boolean }>> = {
  pinpoint: { d: circle(0, 0, 12), isFilled: true },
  crystal: { d: circle(0, 0, 22), isFilled: false },
  needle: { d: 'M-26 14 26-14', isFilled: false },
  feather: { d: 'M-34 20C-16 12 10-6 34-22M-14 8-18-8M2-2-2-18M16-10 12-24', isFilled: false },
  cloud: {
    d: [circle(-22, 4, 7), circle(0, -14, 7), circle(20, 2, 7), circle(-4, 14, 7), circle(8, 28, 7)].join(''),
    isFilled: true,
  },
};

/** One of both plots of a certificate: the facets of a side and the inclusions seen through it. */
export function InclusionPlot({ stone, side, marks, className, isDecorative = false }: Props) {
  const { outline, facets } = side === 'crown' ? topView(stone) : bottomView(stone);
  const { length } = measuresOf(stone);
  const place = ({ x, y }: StoneInclusion): string =>
    `translate(${Math.round((x / 200) * DRAWN)} ${Math.round((y / 200) * length * DRAWN)})`;
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
          data-filled={SIGNS[mark.kind].isFilled || undefined}
          d={SIGNS[mark.kind].d}
          transform={place(mark)}
        />
      ))}
    </svg>
  );
}

function describe(side: StoneInclusion['side'], count: number): string {
  const view = side === 'crown' ? 'Схема короны' : 'Схема павильона';
  return count === 0 ? `${view} без отметок` : `${view}, отметок: ${count}`;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
}
