import { useState, type PointerEvent } from 'react';
import { Picture } from '#app/ui/parts/picture.tsx';
import type { DrawnPiece } from '../drawing/drawn-piece.ts';
import { DrawnSlide } from './drawn-slide.tsx';
import { Film } from './film.tsx';
import type { GalleryCell } from './gallery-cells.ts';
import styles from './viewer-slide.module.css';

type Props = {
  cell: GalleryCell;
  drawn: DrawnPiece;
  /** A smaller size that the page already shows. */
  loaded: string | undefined;
  isZoomed: boolean;
  onZoom: () => void;
};

const SIZES = '(min-width: 1024px) min(100vw, 100dvh), 100vw';
const ZOOMED_SIZES = '(min-width: 1024px) min(220vw, 220dvh), 220vw';

/** One view in full screen. A click zooms a picture. */
export function ViewerSlide({ cell, drawn, loaded, isZoomed, onZoom }: Props) {
  const [isSharp, setSharp] = useState(false);
  if (cell.kind === 'film')
    return (
      <div className={styles.stage}>
        <Film source={cell.source} poster={cell.poster} hasTurn />
      </div>
    );
  if (cell.kind === 'drawing')
    return (
      <div className={styles.stage}>
        <DrawnSlide drawn={drawn} />
      </div>
    );
  return (
    <button
      type="button"
      className={styles.stage}
      data-zoom=""
      data-cut={!cell.isWhole || undefined}
      aria-label={isZoomed ? 'Отдалить' : 'Приблизить'}
      aria-pressed={isZoomed}
      onClick={onZoom}
      onPointerMove={follow}
    >
      <span
        className={styles.picture}
        style={loaded === undefined || isSharp ? undefined : { backgroundImage: `url("${loaded}")` }}
        onLoadCapture={() => setSharp(true)}
      >
        <Picture picture={cell.image} sizes={isZoomed ? ZOOMED_SIZES : SIZES} />
      </span>
    </button>
  );
}

/** The zoomed picture follows the pointer. */
function follow(event: PointerEvent<HTMLElement>) {
  const box = event.currentTarget.getBoundingClientRect();
  event.currentTarget.style.setProperty('--x', `${((event.clientX - box.left) / box.width) * 100}%`);
  event.currentTarget.style.setProperty('--y', `${((event.clientY - box.top) / box.height) * 100}%`);
}
