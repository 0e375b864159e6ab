import styles from './barcode.module.css';
import { code128 } from './code128.ts';

/** Modules of white before and after the bars, which a scanner needs. */
const QUIET = 10;

type Props = { /** Digits and Latin letters. */ text: string; /** What the code holds. */ label: string };

/** A bar code as wide and as high as its place, dark on white in both themes. */
export function Barcode({ text, label }: Props) {
  const { bars, length } = code128(text);
  return (
    <svg
      className={styles.root}
      viewBox={`${-QUIET} 0 ${length + 2 * QUIET} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={bars.map(({ at, width }) => `M${at} 0h${width}v1h-${width}z`).join('')} />
    </svg>
  );
}
