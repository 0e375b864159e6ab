import { Suspense, useState } from 'react';
import type { Picture as PictureSchema } from '@yahont/contracts/catalogue/pictures.ts';
import type { z } from 'zod';
import { Icon } from '#app/ui/icons/icon.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { Picture } from '#app/ui/parts/picture.tsx';
import { useStrip } from '#app/ui/parts/use-strip.ts';
import { canBeDrawn, type DrawnPiece } from '../drawing/drawn-piece.ts';
import { DrawnView } from './drawn-view.tsx';
import { Film } from './film.tsx';
import { galleryCells, type GalleryCell } from './gallery-cells.ts';
import { HALF_SIZES, MAIN_SIZES } from './gallery-sizes.ts';
import { loadedPictures } from './loaded-pictures.ts';
import styles from './gallery.module.css';

type Props = {
  name: string;
  images: readonly z.infer<typeof PictureSchema>[];
  video: string | null;
  label: string | null;
  drawn: DrawnPiece;
};

type Opened = { place: number; loaded: ReadonlyMap<string, string> };

const loadViewer = async () => ({ default: (await import('./viewer.tsx')).Viewer });
const Viewer = lazyPart(loadViewer);
const WornDialog = lazyPart(async () => ({
  default: (await import('../worn/worn-dialog.tsx')).WornDialog,
}));

/** A grid on a wide screen, a strip on a phone; a click opens the full-screen viewer. */
export function Gallery({ name, images, video, label, drawn }: Props) {
  const strip = useStrip();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isWornOpen, setWornOpen] = useState(false);
  const cells = galleryCells({ images, video, hasDrawing: canBeDrawn(drawn) });
  return (
    <section className={styles.root} aria-label="Фотографии изделия" onPointerEnter={fetchViewer}>
      <ul className={styles.strip} ref={strip.ref}>
        {cells.map((cell, place) => (
          <li
            key={`${cell.kind}${place}`}
            className={styles.cell}
            data-kind={cell.kind}
            data-main={place === 0 || (cell.kind === 'drawing' && cell.isWide) ? '' : undefined}
            data-theme={themeOf(cell)}
          >
            <Cell cell={cell} isMain={place === 0} drawn={drawn} />
            {place === 0 && label !== null && <p className={styles.label}>{label}</p>}
            {cell.kind !== 'film' && (
              <button
                type="button"
                className={styles.open}
                aria-label={openName(cell, images.length, drawn)}
                onClick={() => {
                  if (cell.kind === 'drawing' && drawn.worn) setWornOpen(true);
                  else setOpened({ place, loaded: loadedPictures(strip.ref.current) });
                }}
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
      {drawn.worn && isWornOpen && (
        <Suspense>
          <WornDialog
            worn={drawn.worn}
            name={name}
            size={drawn.size}
            sizes={drawn.sizes ?? []}
            onClose={() => setWornOpen(false)}
          />
        </Suspense>
      )}
      {opened !== null && (
        <Suspense>
          <Viewer
            name={name}
            cells={cells}
            drawn={drawn}
            first={opened.place}
            loaded={opened.loaded}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Preloads the viewer before a click; a lost chunk is reported after the click. */
function fetchViewer() {
  loadViewer().catch(() => undefined);
}

function openName(cell: Exclude<GalleryCell, { kind: 'film' }>, total: number, { worn }: DrawnPiece): string {
  if (cell.kind === 'picture') return `Фото ${cell.index + 1} из ${total} во весь экран`;
  return worn ? 'Как сидит, во весь экран' : 'Чертёж во весь экран';
}

/** Light text and lines on a dark picture, dark ones on a light picture. */
function themeOf(cell: GalleryCell | undefined): 'light' | 'dark' | undefined {
  if (cell === undefined || cell.kind === 'drawing') return undefined;
  const image = cell.kind === 'film' ? cell.poster : cell.image;
  return image.background;
}

type CellProps = { cell: GalleryCell; isMain: boolean; drawn: DrawnPiece };

function Cell({ cell, isMain, drawn }: CellProps) {
  if (cell.kind === 'film') return <Film source={cell.source} poster={cell.poster} />;
  if (cell.kind === 'drawing') return <DrawnView drawn={drawn} isWide={cell.isWide} />;
  return <Picture picture={cell.image} sizes={isMain ? MAIN_SIZES : HALF_SIZES} isPriority={isMain} />;
}
