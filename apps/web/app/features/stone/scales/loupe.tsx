import styles from './grade-scales.module.css';

/** How many inclusions a typical stone of each group shows under a loupe, from the cleanest. */
const COUNTS = [0, 1, 2, 3, 4, 6, 8, 10, 13, 17, 22, 28] as const;
const SIDE = 40;
const RADIUS = 17;

const DOTS = COUNTS.map((count, group) => dotsOf(count, group));

/** A typical stone of a group of clarity under a loupe; `group` counts from 0. */
export function Loupe({ group }: { group: number }) {
  return (
    <svg className={styles.loupe} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <circle cx={SIDE / 2} cy={SIDE / 2} r={RADIUS} />
      <path d={DOTS[group]} />
    </svg>
  );
}

/**
 * Dots spread by the golden angle, so that they never touch; in lower groups they are larger and closer to
 * the middle.
 */
function dotsOf(count: number, group: number): string {
  const size = 0.45 + group * 0.055;
  return Array.from({ length: count }, (_, at) => {
    const angle = at * 2.39996 + group;
    const reach = (RADIUS - 3) * Math.sqrt((at + 0.7) / (count + 0.4)) * (0.86 + 0.14 * Math.sin(at * 7));
    const x = (SIDE / 2 + reach * Math.cos(angle)).toFixed(1);
    const y = (SIDE / 2 + reach * Math.sin(angle)).toFixed(1);
    return `M${x} ${y}h.01`.concat(
      at % 3 === 2 && group > 6 ? `l${(size * 1.6).toFixed(1)} ${(size * -1.2).toFixed(1)}` : '',
    );
  }).join('');
}
