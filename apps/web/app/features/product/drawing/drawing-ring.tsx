import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { Across, Down, DrawingSheet, Narrow } from './drawing-parts.tsx';
import { millimetres } from './millimetres.ts';
import { headHeight, headProfile } from './drawing-head.ts';
import { outsideOf, type Head } from './stone-measures.ts';
import styles from './drawing-lines.module.css';

type Props = {
  /** Inner diameter, hundredths of a millimetre. */
  size: number;
  /** Whether the shopper chose this size. */
  isChosen: boolean;
  /** Width of the band, tenths of a millimetre. */
  widthMm10: number | null;
  head: Head | null;
};

/** Position of the ring, and the space for its height and both views. */
const FLOOR_Y = 326;
const LEFT = 32;
const RIGHT = 378;
const HIGH = 268;
const BETWEEN = 62;
/** Usual thickness of a band, millimetres; it has no dimension line. */
const THICKNESS = 1.7;
const USUAL_WIDTH_MM10 = 20;
/** Smallest width of a signet's plate. */
const PLATE_MM10 = 90;
/** The lower part of a signet's shank; it has no dimension line. */
const SHANK_MM = 4;

/** The ring from the front and from the side, true to scale, with its known dimensions. */
export function RingDrawing({ size, isChosen, widthMm10, head }: Props) {
  const inner = size / 200;
  const outer = inner + THICKNESS;
  const width = (widthMm10 ?? USUAL_WIDTH_MM10) / 10;
  const height = head === null ? 0 : headHeight(head);
  const across = head && outsideOf(head);
  const sideWidth = Math.max(width, across?.length ?? 0);
  const scale = Math.min(HIGH / (2 * outer + height), (RIGHT - LEFT - BETWEEN) / (2 * outer + sideWidth));
  const frontX = LEFT + outer * scale;
  const sideX = RIGHT - (sideWidth / 2) * scale;
  const centreY = FLOOR_Y - outer * scale;
  const bandTop = FLOOR_Y - 2 * outer * scale;
  const top = bandTop - height * scale;
  const isSignet = head === null && widthMm10 !== null && widthMm10 >= PLATE_MM10;
  const foot = isSignet ? SHANK_MM : width;
  return (
    <DrawingSheet
      label={describe({ size, widthMm10, head })}
      caption={`${isChosen ? 'Размер' : 'На примере размера'}${NBSP}${formatRingSize(size)}`}
    >
      <g className={styles.outline}>
        <circle cx={frontX} cy={centreY} r={outer * scale} />
        <circle cx={frontX} cy={centreY} r={inner * scale} />
        <path
          d={
            isSignet
              ? signetSide({ x: sideX, width, top: bandTop, scale })
              : bandSide({ x: sideX, width, top: bandTop, scale })
          }
        />
        {isSignet && <path d={plate({ x: frontX, width, top: bandTop, scale })} />}
        {head && <path d={headProfile(head, { x: frontX, bandTop, scale, axis: 'width' })} />}
        {head && (
          <path d={headProfile({ ...head, side: null }, { x: sideX, bandTop, scale, axis: 'length' })} />
        )}
      </g>
      <Across
        from={frontX - inner * scale}
        to={frontX + inner * scale}
        at={centreY}
        text={`${formatRingSize(size)}${NBSP}мм`}
      />
      <text className={styles.text} x={frontX} y={centreY + 24}>
        по кругу {millimetres(Math.PI * (size / 100))}
      </text>
      {head && across && (
        <>
          <Across
            from={frontX - (across.width / 2) * scale}
            to={frontX + (across.width / 2) * scale}
            at={top - 18}
            text={millimetres(across.width, true)}
          />
          <Down from={top} to={FLOOR_Y} at={frontX + outer * scale + 26} text={heightText(outer, height)} />
        </>
      )}
      {widthMm10 !== null && (
        <Narrow
          from={sideX - (foot / 2) * scale}
          to={sideX + (foot / 2) * scale}
          at={FLOOR_Y + 18}
          text={isSignet ? '' : millimetres(width)}
        />
      )}
      {isSignet && (
        <Across
          from={sideX - (width / 2) * scale}
          to={sideX + (width / 2) * scale}
          at={bandTop - 16}
          text={millimetres(width)}
        />
      )}
    </DrawingSheet>
  );
}

function heightText(outer: number, height: number): string {
  return millimetres(2 * outer + height, true);
}

type Band = { x: number; width: number; top: number; scale: number };

function bandSide({ x, width, top, scale }: Band): string {
  const half = (width / 2) * scale;
  return `M${x - half} ${top}H${x + half}V${FLOOR_Y}H${x - half}Z`;
}

function signetSide({ x, width, top, scale }: Band): string {
  const [half, shank] = [(width / 2) * scale, (SHANK_MM / 2) * scale];
  const middle = top + (FLOOR_Y - top) * 0.55;
  return `M${x - half} ${top}H${x + half}C${x + half} ${top + 30} ${x + shank} ${middle - 30} ${x + shank} ${middle}V${FLOOR_Y}H${x - shank}V${middle}C${x - shank} ${middle - 30} ${x - half} ${top + 30} ${x - half} ${top}Z`;
}

/** The plate of a signet from the front. */
function plate({ x, width, top, scale }: Band): string {
  const half = (width / 2) * scale;
  return `M${x - half} ${top - 6}H${x + half}L${x + half - 5} ${top + 12}H${x - half + 5}Z`;
}

function describe({ size, widthMm10, head }: Pick<Props, 'size' | 'widthMm10' | 'head'>): string {
  const band = widthMm10 === null ? '' : `, ширина ${millimetres(widthMm10 / 10)}`;
  const top = head === null ? '' : `, верхушка около ${millimetres(outsideOf(head).width)}`;
  return `Чертёж: внутренний диаметр ${formatRingSize(size)}${NBSP}мм${band}${top}`;
}
