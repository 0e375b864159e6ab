import { NBSP } from '@yahont/values/digits.ts';
import { ROUBLE_MM } from '@yahont/values/worn/on-body.ts';
import styles from './beside.module.css';

type At = { x: number; y: number };

/** Milling of the edge: strokes and spaces around the rim, millimetres. */
const MILLING = '0.2 0.5';

/** A rouble coin around a point. */
export function Coin({ x, y }: At) {
  const radius = ROUBLE_MM / 2;
  return (
    <g transform={`translate(${x} ${y})`} data-beside="coin">
      <circle className={styles.rim} r={radius} />
      <circle className={styles.milling} r={radius - 0.5} strokeDasharray={MILLING} />
      <circle className={styles.fine} r={radius - 1.05} />
      <text className={styles.one} y={3} fontSize={11}>
        1
      </text>
      <text className={styles.rouble} y={6.6} fontSize={2.2}>
        РУБЛЬ
      </text>
    </g>
  );
}

const CARD = { width: 85.6, height: 53.98, round: 3.18 } as const;

/** A bank card with its upper left corner at a point. */
export function Card({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`} data-beside="card">
      <rect className={styles.card} width={CARD.width} height={CARD.height} rx={CARD.round} />
      <rect className={styles.fine} x={9.5} y={19} width={12.5} height={9.6} rx={1.6} />
      <path className={styles.fine} d="M9.5 22.2h4.2v3.2h-4.2M22 22.2h-4.2v3.2h4.2M13.7 19v9.6M17.8 19v9.6" />
      <path className={styles.fine} d="M9.5 40h30M9.5 44.4h18" />
    </g>
  );
}

/** Each ten millimetres has a figure where figures have room, else each twenty. */
function figuresOf(mm: number, figure: number): number[] {
  const step = figure * 2.2 > STEP ? 2 * STEP : STEP;
  const all = Array.from({ length: Math.floor(mm / step) + 1 }, (_, at) => at * step);
  return all.includes(mm) ? all : [...all.slice(0, -1), mm];
}

function markHeight(at: number): number {
  if (at % STEP === 0) return 3.2;
  return at % (STEP / 2) === 0 ? 2.2 : 1.3;
}

type RulerProps = At & { mm: number; /** Height of its figures, millimetres. */ figure: number };

const STEP = 10;

/** A ruler of `mm` millimetres to the right of a point. */
export function Ruler({ x, y, mm, figure }: RulerProps) {
  const marks = Array.from({ length: mm + 1 }, (_, at) => `M${at} 0v${markHeight(at)}`);
  return (
    <g transform={`translate(${x} ${y})`} data-beside="ruler">
      <path className={styles.fine} d={`M0 0h${mm}${marks.join('')}`} />
      {figuresOf(mm, figure).map((at) => (
        <text key={at} className={styles.figure} x={at} y={4 + figure} fontSize={figure}>
          {at === mm ? `${mm}${NBSP}мм` : at}
        </text>
      ))}
    </g>
  );
}
