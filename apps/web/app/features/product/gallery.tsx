import { Suspense, useState } from 'react';
import type { Picture as PictureSchema } from '@yahont/contracts/pictures.ts';
import type { z } from 'zod';
import { Icon } from '#app/ui/icon.tsx';
import { lazyPart } from '#app/ui/lazy-part.ts';
import { Picture } from '#app/ui/picture.tsx';
import { useStrip } from '#app/ui/use-strip.ts';
import { Film } from './film.tsx';
import { galleryCells, type GalleryCell } from './gallery-cells.ts';
import { SizeDrawing } from './size-drawing.tsx';
import styles from './gallery.module.css';

type Props = {
  images: readonly z.infer<typeof PictureSchema>[];
  video: string | null;
  label: string | null;
  /** Of a ring: what its drawing is made from. */
  drawing: { size: number; widthMm10: number | null } | null;
};

const Viewer = lazyPart(async () => ({ default: (await import('./viewer.tsx')).Viewer }));
const MAIN_SIZES = '(min-width: 1440px) 793px, (min-width: 1024px) 57vw, 100vw';
const HALF_SIZES = '(min-width: 1440px) 390px, (min-width: 1024px) 28vw, 100vw';

/** A grid on a wide screen, a strip to swipe on a phone; a press opens the picture over the whole screen. */
export function Gallery({ images, video, label, drawing }: Props) {
  const strip = useStrip();
  const [open, setOpen] = useState<number | null>(null);
  const cells = galleryCells({ images, video, hasDrawing: drawing !== null });
  return (
    <section className={styles.root} aria-label="Фотографии изделия">
      <ul className={styles.strip} ref={strip.ref}>
        {cells.map((cell, place) => (
          <li
            key={`${cell.kind}${place}`}
            className={styles.cell}
            data-kind={cell.kind}
            data-main={place === 0 ? '' : undefined}
            data-theme={themeOf(cell)}
          >
            <Cell cell={cell} isMain={place === 0} drawing={drawing} />
            {place === 0 && label !== null && <p className={styles.label}>{label}</p>}
            {'index' in cell && (
              <button
                type="button"
                className={styles.open}
                aria-label={openName(cell, images.length)}
                onClick={() => setOpen(cell.index)}
              >
                {place === 0 && <Icon name="expand" />}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.dots} data-theme={themeOf(cells[strip.index])} aria-hidden="true">
        {cells.length > 1 &&
          cells.map((cell, place) => (
            <i key={`${cell.kind}${place}`} data-on={place === strip.index ? '' : undefined} />
          ))}
      </p>
      {open !== null && (
        <Suspense>
          <Viewer images={images} first={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  );
}

/** A close-up of a picture opens that picture: two buttons, two names. */
function openName(cell: Extract<GalleryCell, { index: number }>, total: number): string {
  return `${cell.kind === 'detail' ? 'Крупный план: фото' : 'Фото'} ${cell.index + 1} из ${total} во весь экран`;
}

/** Words and strokes over a dark picture are light. */
function themeOf(cell: GalleryCell | undefined): 'dark' | undefined {
  return cell !== undefined && 'image' in cell && cell.image.background === 'dark' ? 'dark' : undefined;
}

type CellProps = { cell: GalleryCell; isMain: boolean; drawing: Props['drawing'] };

function Cell({ cell, isMain, drawing }: CellProps) {
  if (cell.kind === 'film') return <Film source={cell.source} poster={cell.poster} />;
  if (cell.kind === 'drawing') return drawing === null ? null : <SizeDrawing {...drawing} />;
  return <Picture picture={cell.image} sizes={isMain ? MAIN_SIZES : HALF_SIZES} isPriority={isMain} />;
}
