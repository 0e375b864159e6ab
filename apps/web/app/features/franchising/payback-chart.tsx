import { countOf } from '@yahont/values/text/plural.ts';
import type { Payback } from '@yahont/values/leads/payback.ts';
import styles from './payback-chart.module.css';

/** Narrow enough that its text stays legible on a phone. */
const WIDTH = 600;
const HEIGHT = 320;
const LEFT = 44;
const BOTTOM = 28;
const TOP = 16;
/** Distance between the payback point and its text. */
const GAP = 12;
const MILLION = 1_000_000;
/** The axis has a label every this many months. */
const MONTH_STEP = 6;
/** Months shown after the payback month, so that the gold area is visible. */
const AFTER = 12;

type Props = Pick<Payback, 'cumulative' | 'month'>;

/** The cumulative result month by month: below zero until the investment is back, above zero afterwards. */
export function PaybackChart({ cumulative, month }: Props) {
  const last = Math.min(
    cumulative.length - 1,
    Math.max(24, Math.ceil(((month ?? cumulative.length) + AFTER) / MONTH_STEP) * MONTH_STEP),
  );
  const sums = cumulative.slice(0, last + 1).map((sum) => sum / MILLION);
  const step = niceStep(Math.max(...sums, 1) - Math.min(...sums));
  const top = Math.ceil(Math.max(...sums, step / 2) / step) * step;
  const low = Math.floor(Math.min(...sums) / step) * step;
  const x = (at: number) => LEFT + (at / last) * (WIDTH - LEFT);
  const y = (sum: number) => TOP + ((top - sum) / (top - low)) * (HEIGHT - TOP - BOTTOM);
  const line = sums.map((sum, at) => `${r(x(at))},${r(y(sum))}`).join(' ');
  const cross = month === null ? last : crossing(sums, month);
  const below = sums.slice(0, Math.floor(cross) + 1).map((sum, at) => `${r(x(at))},${r(y(sum))}`);
  const above = sums.map((sum, at) => ({ sum, at })).filter(({ at }) => month !== null && at >= month);
  const zero = r(y(0));
  const ticks = Array.from({ length: Math.round((top - low) / step) + 1 }, (_, index) => low + index * step);
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={
        month === null
          ? 'За семь лет вложения не возвращаются'
          : `Вложения возвращаются за ${countOf(month, ['месяц', 'месяца', 'месяцев'])}`
      }
    >
      {ticks.map((tick) => (
        <g key={tick} className={tick === 0 ? styles.zero : styles.tick}>
          <line x1={LEFT} x2={WIDTH} y1={r(y(tick))} y2={r(y(tick))} />
          <text x={LEFT - 10} y={r(y(tick)) + 4} textAnchor="end">
            {`${tick}`.replace('-', '−')}
          </text>
        </g>
      ))}
      <polygon
        className={styles.below}
        points={`${LEFT},${zero} ${below.join(' ')} ${r(x(cross))},${zero}`}
      />
      {month !== null && (
        <polygon
          className={styles.above}
          points={`${r(x(cross))},${zero} ${above.map(({ sum, at }) => `${r(x(at))},${r(y(sum))}`).join(' ')} ${WIDTH},${zero}`}
        />
      )}
      <polyline className={styles.line} points={line} />
      {Array.from({ length: Math.floor(last / MONTH_STEP) + 1 }, (_, index) => index * MONTH_STEP)
        .filter((at) => last <= 48 || at % 12 === 0)
        .map((at) => (
          <text key={at} className={styles.month} x={r(x(at))} y={HEIGHT - 6} textAnchor={anchorOf(at, last)}>
            {at}
          </text>
        ))}
      {month !== null && (
        <>
          <circle className={styles.dot} cx={r(x(cross))} cy={zero} r="5" />
          <Words x={r(x(cross))} y={zero} month={month} />
        </>
      )}
    </svg>
  );
}

/** The text beside the point, on the side with more space. */
function Words({ x, y, month }: { x: number; y: number; month: number }) {
  const isAtLeft = x < WIDTH / 2;
  const start = isAtLeft ? x + GAP : x - GAP;
  return (
    <text className={styles.words} y={y - GAP} textAnchor={isAtLeft ? 'start' : 'end'}>
      <tspan x={start} dy="-1.2em">
        вложения вернулись
      </tspan>{' '}
      <tspan x={start} dy="1.2em">
        на&nbsp;{month}-й месяц
      </tspan>
    </text>
  );
}

/** The fractional month in which the sum crosses zero. */
function crossing(sums: readonly number[], month: number): number {
  const [before = 0, after = 0] = [sums[month - 1], sums[month]];
  return after === before ? month : month - 1 + -before / (after - before);
}

/** A round step that divides a range into four to eight parts. */
function niceStep(range: number): number {
  const steps = [1, 2, 5, 10, 20, 50];
  return steps.find((step) => range / step <= 7) ?? 100;
}

function r(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Keeps the labels of the first and last month inside the picture. */
function anchorOf(at: number, last: number): 'start' | 'middle' | 'end' {
  if (at === 0) return 'start';
  return at === last ? 'end' : 'middle';
}
