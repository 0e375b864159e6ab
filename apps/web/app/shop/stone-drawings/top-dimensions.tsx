import { across, DimensionLines, down, Label, Note, round } from './dimension-lines.tsx';
import { fixed, stoneMillimetres } from './figures.ts';
import { DRAWN } from './geometry/path.ts';
import { measuresOf, type StoneProportions } from './geometry/proportions.ts';
import { topView } from './geometry/views.ts';
import drawing from './stone-drawings.module.css';
import styles from './dimensions.module.css';

type Props = { stone: StoneProportions };

/** The drawing's own units: a stone of at most this length around this point. */
const LARGEST = 264;
const CENTRE = { x: 150, y: 176 };
const DIMENSION_Y = 334;
const LABEL_Y = 360;
const NOTE_Y = 382;
const APART = 24;

/** A stone from above with its width and length. */
export function TopDimensions({ stone }: Props) {
  const { outline, facets } = topView(stone);
  const { length } = measuresOf(stone);
  const scale = LARGEST / Math.max(1, length);
  const { x, y } = CENTRE;
  const [a, b] = [round(scale / 2), round((scale * length) / 2)];
  const { shape, lengthMm, widthMm } = stone;
  const isRound = shape === 'round';
  const right = x + a + APART;
  // A heart is highest at its lobes.
  const crest = shape === 'heart' ? x + a / 2 : x;
  return (
    <svg
      className={styles.root}
      viewBox={isRound ? '0 0 300 400' : '0 0 330 400'}
      role="img"
      aria-label={describe(stone)}
    >
      {/* Below the stone: a witness line may follow a straight edge. */}
      <DimensionLines
        lines={[
          ...(widthMm === null ? [] : [across(x - a, x + a, DIMENSION_Y, y + (isRound ? 0 : b))]),
          ...(isRound || lengthMm === null ? [] : [down([crest, y - b], [x, y + b], right)]),
        ]}
      />
      <g
        className={drawing.stone}
        transform={`translate(${x} ${y}) scale(${round((scale / DRAWN) * 1000) / 1000})`}
      >
        <path className={drawing.outline} d={outline} />
        <path className={drawing.facets} d={facets} />
      </g>
      {widthMm !== null && lengthMm !== null && (
        <Label x={x} y={LABEL_Y}>
          {isRound ? diameters(widthMm, lengthMm) : stoneMillimetres(widthMm)}
        </Label>
      )}
      {!isRound && lengthMm !== null && (
        <Label x={right + 18} y={y} isVertical>
          {stoneMillimetres(lengthMm)}
        </Label>
      )}
      <Label x={x} y={NOTE_Y}>
        <Note>вид сверху</Note>
      </Label>
    </svg>
  );
}

/** «5,74 – 5,77 мм» */
export function diameters(a: number, b: number): string {
  return a === b ? stoneMillimetres(a) : `${fixed(Math.min(a, b), 2)} – ${stoneMillimetres(Math.max(a, b))}`;
}

function describe({ shape, widthMm, lengthMm }: StoneProportions): string {
  if (widthMm === null || lengthMm === null) return 'Вид сверху';
  if (shape === 'round') return `Вид сверху: диаметр ${diameters(widthMm, lengthMm)}`;
  return `Вид сверху: ширина ${stoneMillimetres(widthMm)}, длина ${stoneMillimetres(lengthMm)}`;
}
