import { Suspense, useState } from 'react';
import type { DrawnPiece } from '#app/features/product/drawing/drawn-piece.ts';
import type { PictureCell } from '#app/features/product/gallery/gallery-cells.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { Picture } from '#app/ui/parts/picture.tsx';
import type { BlockOf } from '../block-of.ts';
import { Drawing } from '../pictures/drawing.tsx';
import styles from './gallery-block.module.css';

type Props = { block: BlockOf<'gallery'> };

const Viewer = lazyPart(async () => ({
  default: (await import('#app/features/product/gallery/viewer.tsx')).Viewer,
}));

/** The viewer can draw a product too; a text has no drawing. */
const NOTHING_DRAWN: DrawnPiece = { kind: 'ring', inserts: [], widthMm10: null, size: null, name: '' };
const NOTHING_LOADED: ReadonlyMap<string, string> = new Map();

/** A strip of pictures; a photograph opens in full screen. */
export function GalleryBlock({ block: { pictures } }: Props) {
  const [opened, setOpened] = useState<number | null>(null);
  const cells = photosOf(pictures);
  return (
    <div className={styles.root}>
      <ul className={styles.strip} tabIndex={0} aria-label="Фотографии">
        {pictures.map(({ picture, caption }, index) => (
          <li key={`${index} ${caption}`} className={styles.slide}>
            <figure>
              {picture.kind === 'drawing' ? (
                <div className={styles.drawing}>
                  <Drawing name={picture.name} alt={picture.alt} />
                </div>
              ) : (
                <button
                  type="button"
                  className={styles.photo}
                  data-theme={picture.photo.background}
                  aria-label={`Во весь экран: ${picture.photo.alt}`}
                  onClick={() => setOpened(cells.findIndex(({ image }) => image === picture.photo))}
                >
                  <Picture picture={picture.photo} alt="" sizes="(min-width: 768px) 440px, 78vw" />
                  <span className={styles.sign}>
                    <Icon name="expand" size={18} />
                  </span>
                </button>
              )}
              {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <Viewer
            name=""
            cells={cells}
            drawn={NOTHING_DRAWN}
            first={opened}
            loaded={NOTHING_LOADED}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Photographs of a text are not close-ups, and each has a caption of its own. */
function photosOf(pictures: BlockOf<'gallery'>['pictures']): PictureCell[] {
  return pictures
    .flatMap(({ picture, caption }) => (picture.kind === 'photo' ? [{ image: picture.photo, caption }] : []))
    .map(({ image, caption }, index) => ({
      kind: 'picture',
      image,
      index,
      isWhole: true,
      caption: caption === '' ? image.alt : caption,
    }));
}
