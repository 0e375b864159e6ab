import { useId } from 'react';
import type { Engraving, EngravingSurface } from '@yahont/values/engraving.ts';
import { FACE_STYLE } from './face-style.tsx';
import { MetalStops } from './metal-stops.tsx';
import styles from './engraved-text.module.css';

type Wall = Exclude<EngravingSurface, 'back'>;
type Props = { engraving: Engraving; label: string; wall: Wall };

const FONT_SIZE = 40;

/** Lines of the text: the one cut into the wall, and its lit lower edge. */
const LINES: Readonly<Record<Wall, { cut: string; lit: string }>> = {
  inside: { cut: 'M98 250a262 132 0 0 1 524 0', lit: 'M98 251.6a262 132 0 0 1 524 0' },
  outside: { cut: 'M90 284a280 150 0 0 0 540 0', lit: 'M90 285.6a280 150 0 0 0 540 0' },
};

/** A band with the inscription on a path along its inner or outer wall. */
export function BandPicture({ engraving: { text, face }, label, wall }: Props) {
  const id = useId();
  const { className, scale } = FACE_STYLE[face];
  const words = { className, fontSize: FONT_SIZE * scale, textAnchor: 'middle' as const };
  return (
    <svg viewBox="60 16 600 430" role="img" aria-label={label} className={styles.picture}>
      <defs>
        <linearGradient id={`${id}out`}>
          <MetalStops
            stops={[
              [0, 'deep'],
              [0.1, 'mid'],
              [0.22, 'glint'],
              [0.36, 'light'],
              [0.55, 'mid'],
              [0.84, 'glint'],
              [0.93, 'mid'],
              [1, 'deep'],
            ]}
          />
        </linearGradient>
        <linearGradient id={`${id}in`}>
          <MetalStops
            stops={[
              [0, 'deep'],
              [0.2, 'mid'],
              [0.45, 'light'],
              [0.6, 'light'],
              [0.8, 'mid'],
              [1, 'deep'],
            ]}
          />
        </linearGradient>
        <clipPath id={`${id}hole`}>
          <ellipse cx="360" cy="176" rx="266" ry="134" />
        </clipPath>
        <path id={`${id}lit`} d={LINES[wall].lit} />
        <path id={`${id}cut`} d={LINES[wall].cut} />
      </defs>
      <ellipse className={styles.shadow} cx="372" cy="350" rx="284" ry="86" />
      <path d="M72 178a288 152 0 0 1 576 0v104a288 152 0 0 1-576 0Z" fill={`url(#${id}out)`} />
      <ellipse className={styles.rim} cx="360" cy="178" rx="288" ry="152" />
      <g clipPath={`url(#${id}hole)`}>
        <rect x="80" y="30" width="560" height="300" fill={`url(#${id}in)`} />
        <ellipse className={styles.hole} cx="360" cy="290" rx="266" ry="134" />
      </g>
      <text {...words}>
        <textPath href={`#${id}lit`} startOffset="50%" className={styles.light}>
          {text}
        </textPath>
      </text>
      <text {...words}>
        <textPath href={`#${id}cut`} startOffset="50%" className={styles.cut}>
          {text}
        </textPath>
      </text>
    </svg>
  );
}
