import { formatRingSize } from '@yahont/values/ring-size.ts';
import { NBSP } from '@yahont/values/digits.ts';
import styles from './size-drawing.module.css';

type Props = {
  /** Inner diameter, hundredths of a millimetre. */
  size: number;
  /** Width of the band, tenths of a millimetre. */
  widthMm10: number | null;
};

/** Pixels of the drawing to a millimetre of the ring: the largest size still fits. */
const SCALE = 11.4;
const CENTRE_X = 166;
const CENTRE_Y = 176;
const SIDE_X = 346;
/** How thick a band usually is, in millimetres; it carries no figure. */
const THICKNESS = 1.7;

/** The ring from the front and from the side, true to scale, with what is known of it. */
export function SizeDrawing({ size, widthMm10 }: Props) {
  const inner = (size / 200) * SCALE;
  const outer = inner + THICKNESS * SCALE;
  const width = ((widthMm10 ?? 20) / 10) * SCALE;
  const bottom = CENTRE_Y + outer;
  const circumference = Math.round((Math.PI * size) / 10) / 10;
  return (
    <figure className={styles.root}>
      <svg className={styles.drawing} viewBox="0 0 400 400" role="img" aria-label={describe(size, widthMm10)}>
        <g className={styles.piece}>
          <circle cx={CENTRE_X} cy={CENTRE_Y} r={outer} />
          <circle cx={CENTRE_X} cy={CENTRE_Y} r={inner} />
          <rect x={SIDE_X - width / 2} y={CENTRE_Y - outer} width={width} height={outer * 2} rx={3} />
        </g>
        <path
          className={styles.lines}
          d={[
            `M${CENTRE_X - inner} ${CENTRE_Y}h${inner * 2}`,
            `M${CENTRE_X - inner} ${CENTRE_Y - 6}v12M${CENTRE_X + inner} ${CENTRE_Y - 6}v12`,
            widthMm10 === null
              ? ''
              : `M${SIDE_X - width / 2} ${bottom + 10}v16M${SIDE_X + width / 2} ${bottom + 10}v16M${SIDE_X - width / 2 - 12} ${bottom + 18}h${width + 24}`,
          ].join('')}
        />
        <g className={styles.text}>
          <text x={CENTRE_X} y={CENTRE_Y - 12}>
            {formatRingSize(size)} мм
          </text>
          <text x={CENTRE_X} y={bottom + 36}>
            по кругу {String(circumference).replace('.', ',')} мм
          </text>
          {widthMm10 !== null && (
            <text x={SIDE_X} y={bottom + 46}>
              {tenths(widthMm10)} мм
            </text>
          )}
        </g>
      </svg>
      <figcaption className={styles.caption}>Размер {formatRingSize(size)}</figcaption>
    </figure>
  );
}

function describe(size: number, widthMm10: number | null): string {
  const band = widthMm10 === null ? '' : `, ширина шинки ${tenths(widthMm10)}${NBSP}мм`;
  return `Чертёж: внутренний диаметр ${formatRingSize(size)}${NBSP}мм${band}`;
}

function tenths(value: number): string {
  return String(value / 10).replace('.', ',');
}
