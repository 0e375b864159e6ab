import type { ChosenSetting } from '@yahont/contracts/stones/stone-selection.ts';
import { across, DimensionLines, down, Label, round } from '#app/shop/stone-drawings/dimension-lines.tsx';
import { decimal, fixed, stoneMillimetres } from '#app/shop/stone-drawings/figures.ts';
import { DRAWN } from '#app/shop/stone-drawings/geometry/path.ts';
import type { StoneProportions } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { sideView } from '#app/shop/stone-drawings/geometry/views.ts';
import drawing from '#app/shop/stone-drawings/stone-drawings.module.css';
import { heightOverFinger, seatDepth, type StoneMm } from './seat-geometry.ts';
import styles from './fit-drawing.module.css';

type Props = {
  stone: StoneProportions;
  mm: StoneMm;
  setting: Pick<ChosenSetting, 'kind' | 'seat'>;
  /** Inner diameter of the ring, hundredths of a millimetre. */
  size: number | null;
};

/** Coordinates in the drawing's own units. */
const MIDDLE = 180;
const TOP = 66;
const WIDEST = 168;
const TALLEST = 138;
const MIDDLE_SIZE = 1700;
const BAND_MM = 1.5;
const METAL_MM = 0.32;

/** The stone in its seat from the side, everything in one scale. */
export function FitDrawing({ stone, mm, setting: { kind, seat }, size }: Props) {
  const isRing = kind === 'ring';
  const { outline, facets } = sideView(stone);
  const height = isRing ? heightOverFinger(mm) : mm.crown + mm.girdle + seatDepth(mm);
  const scale = Math.min(WIDEST / mm.width, TALLEST / height);
  const px = (value: number) => round(value * scale);
  const girdle = round(TOP + px(mm.crown));
  const culet = round(girdle + px(mm.girdle + mm.pavilion));
  const base = round(girdle + px(mm.girdle + seatDepth(mm)));
  const bottom = round(TOP + px(height));
  const half = px(mm.width / 2);
  const [left, right] = [MIDDLE - half, MIDDLE + half];
  const lines = [
    across(left, right, 40, girdle - px(mm.crown) / 2),
    down([MIDDLE + half * 0.6 + 6, TOP], [MIDDLE + 6, culet], 302),
    ...(isRing ? [down([MIDDLE - half * 0.6 - 6, TOP], [MIDDLE - 100, bottom], 46)] : []),
  ];
  return (
    <svg
      className={styles.root}
      viewBox="0 0 372 232"
      role="img"
      aria-label={`Камень в касте, вид сбоку: ширина ${stoneMillimetres(mm.width)}`}
    >
      <g
        className={drawing.stone}
        transform={`translate(${MIDDLE} ${girdle}) scale(${round(mm.width * scale * 100) / 100 / DRAWN})`}
      >
        <path className={drawing.outline} d={outline} />
        <path className={drawing.facets} d={facets} />
      </g>
      <path
        className={styles.metal}
        d={[
          ...(seat.prongs === 0 ? rim({ half, girdle, base, px }) : claws({ half, girdle, base, px })),
          ...(isRing ? band(base, (size ?? MIDDLE_SIZE) / 200, scale) : []),
        ].join('')}
      />
      <DimensionLines lines={lines} />
      <Label x={MIDDLE} y={28}>
        {widthText(stone)}
      </Label>
      <Label x={310} y={round((TOP + culet) / 2) + 5} anchor="start">
        {stoneMillimetres(mm.crown + mm.girdle + mm.pavilion)}
      </Label>
      {isRing && (
        <Label x={36} y={round((TOP + bottom) / 2)} isVertical>
          {`≈${decimal(heightOverFinger(mm), 1)} мм`}
        </Label>
      )}
    </svg>
  );
}

type Metal = { half: number; girdle: number; base: number; px: (mm: number) => number };

/** Both outer prongs over the girdle, and the basket below it. */
function claws({ half, girdle, base, px }: Metal): string[] {
  const t = px(METAL_MM);
  return [-1, 1].map((side) => {
    const at = (offset: number) => round(MIDDLE + side * offset);
    const foot = half * 0.44;
    return (
      `M${at(half * 0.9)} ${girdle - t * 1.2}Q${at(half + t)} ${girdle - t * 2.2} ${at(half + t * 1.6)} ${girdle - t * 0.4}` +
      `L${at(half * 0.86 + t)} ${round(girdle + (base - girdle) * 0.5)}Q${at(foot + t * 2)} ${base} ${MIDDLE} ${base}` +
      `M${at(half)} ${girdle + t * 0.6}L${at(half * 0.74)} ${round(girdle + (base - girdle) * 0.52)}` +
      `Q${at(foot)} ${base - t} ${MIDDLE} ${base - t}`
    );
  });
}

/** A closed rim around the girdle, down to the base. */
function rim({ half, girdle, base, px }: Metal): string[] {
  const t = px(METAL_MM);
  return [-1, 1].map((side) => {
    const at = (offset: number) => round(MIDDLE + side * offset);
    return (
      `M${at(half * 0.93)} ${girdle - t}H${at(half + t)}L${at(half * 0.82 + t)} ${base}H${MIDDLE}` +
      `M${at(half)} ${girdle + t * 0.5}L${at(half * 0.82)} ${base - t}H${MIDDLE}`
    );
  });
}

const SEEN = 104;

/** The top of the ring below the seat: outside and inside, with the true curve of the size. */
function band(base: number, innerMm: number, scale: number): string[] {
  return [BAND_MM, 0].map((thickness) => {
    const radius = round((innerMm + thickness) * scale);
    const y = base + (BAND_MM - thickness) * scale;
    const drop = radius - Math.sqrt(Math.max(0, radius * radius - SEEN * SEEN));
    return `M${MIDDLE - SEEN} ${round(y + drop)}A${radius} ${radius} 0 0 1 ${MIDDLE + SEEN} ${round(y + drop)}`;
  });
}

function widthText({ shape, lengthMm, widthMm }: StoneProportions): string {
  if (shape !== 'round' || lengthMm === null || widthMm === null) return stoneMillimetres(widthMm ?? 0);
  const [from, to] = [Math.min(lengthMm, widthMm), Math.max(lengthMm, widthMm)];
  return `${fixed(from, 2)}–${stoneMillimetres(to)}`;
}
