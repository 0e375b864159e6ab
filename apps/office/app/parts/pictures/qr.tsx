import encodeQR from 'qr';
import styles from './qr.module.css';

/** White modules around the code, which a camera needs. */
const QUIET = 2;

type Props = { text: string; /** What the code holds. */ label: string };

/** A QR code, dark on white in both themes; drawn here, because its text is a secret. */
export function Qr({ text, label }: Props) {
  // The library draws a border of at least one module.
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1 }).slice(1, -1);
  const size = modules.length;
  const path = modules.flatMap((row, y) =>
    row.slice(1, -1).flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const side = size + 2 * QUIET;
  return (
    <svg
      className={styles.root}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path.join('')} />
    </svg>
  );
}
