import type { QrDrawing } from '#app/base/qr/draw-qr.server.ts';
import styles from './qr-code.module.css';

type Props = { drawing: QrDrawing; /** Describes the content of the code. */ label: string };

/** White modules around the code, which a camera needs. */
const QUIET = 2;

/** A QR code, dark on white in every theme. */
export function QrCode({ drawing: { size, path }, label }: Props) {
  const side = size + 2 * QUIET;
  return (
    <svg
      className={styles.root}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      data-code=""
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
