import { useEffect, useRef } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import type { DrawnPiece } from '../drawing/drawn-piece.ts';
import { DrawnSlide } from './drawn-slide.tsx';
import { cellName, type GalleryCell } from './gallery-cells.ts';
import styles from './viewer-thumbs.module.css';

type Props = {
  cells: readonly GalleryCell[];
  drawn: DrawnPiece;
  current: number;
  onChoose: (place: number) => void;
};

/** Thumbnails of all views: a column on a wide screen, a row below the picture on a phone. */
export function ViewerThumbs({ cells, drawn, current, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null);

  // Scrolls the chosen thumbnail into view when the row is longer than the screen.
  useEffect(() => {
    const chosen = list.current?.children[current];
    if (chosen instanceof HTMLElement)
      list.current?.scrollTo({
        left: chosen.offsetLeft - list.current.clientWidth / 2 + chosen.offsetWidth / 2,
      });
  }, [current]);

  return (
    <ul className={styles.root} ref={list} aria-label="Все виды">
      {cells.map((cell, place) => (
        <li key={`${cell.kind}${place}`}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={`Показать ${cellName(cell)}`}
            aria-current={place === current || undefined}
            onClick={() => onChoose(place)}
          >
            <Thumb cell={cell} drawn={drawn} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Thumb({ cell, drawn }: { cell: GalleryCell; drawn: DrawnPiece }) {
  if (cell.kind === 'drawing')
    return (
      <span className={styles.drawing} aria-hidden="true">
        <DrawnSlide drawn={drawn} />
      </span>
    );
  return (
    <>
      <Picture picture={cell.kind === 'film' ? cell.poster : cell.image} sizes="64px" alt="" />
      {cell.kind === 'film' && <Icon name="play" size={16} className={styles.play} />}
    </>
  );
}
