import { useId } from 'react';
import type { Engraving } from '@yahont/values/engraving.ts';
import { FACE_STYLE } from './face-style.tsx';
import { MetalStops } from './metal-stops.tsx';
import { twoLines } from './two-lines.ts';
import styles from './engraved-text.module.css';

type Props = { engraving: Engraving; label: string };

const [CENTRE, LARGEST, LEADING] = [220, 46, 1.2];
/** Average width of a letter relative to its height. */
const LETTER = 0.52;
/** Width of the disc at the height of the text. */
const ROOM = 330;

/** The back of a pendant: a disc with the inscription in its middle. */
export function BackPicture({ engraving: { text, face }, label }: Props) {
  const id = useId();
  const { className, scale } = FACE_STYLE[face];
  const lines = twoLines(text);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(LARGEST, ROOM / (longest * LETTER)) * scale;
  const top = CENTRE + size * 0.32 - ((lines.length - 1) * size * LEADING) / 2;
  return (
    <svg viewBox="0 0 440 440" role="img" aria-label={label} className={styles.picture}>
      <defs>
        <linearGradient id={`${id}disc`} x1="0" y1="0" x2="1" y2="1">
          <MetalStops
            stops={[
              [0, 'glint'],
              [0.35, 'light'],
              [0.7, 'mid'],
              [1, 'light'],
            ]}
          />
        </linearGradient>
      </defs>
      <ellipse className={styles.shadow} cx="228" cy="244" rx="178" ry="176" />
      <circle className={styles.rim} cx={CENTRE} cy={CENTRE} r="190" />
      <circle cx={CENTRE} cy={CENTRE} r="180" fill={`url(#${id}disc)`} />
      {lines.map((line, index) => (
        <text
          key={line}
          x={CENTRE}
          y={top + index * size * LEADING}
          fontSize={size}
          textAnchor="middle"
          className={className}
        >
          <tspan className={styles.cut}>{line}</tspan>
        </text>
      ))}
    </svg>
  );
}
