import type { ReviewPhoto, ReviewSummary } from '@yahont/contracts/reviews/reviews.ts';
import type { PictureWidth } from '@yahont/values/picture-widths.ts';
import { Picture } from '#app/ui/parts/picture.tsx';
import styles from './reviews.module.css';

const ALT = 'Снимок владельца';
const SAMPLE_ALT = 'Образец снимка';
const LARGE_WIDTH: PictureWidth = 1200;

/** Photographs of one review; each opens in full in a tab of its own. */
export function ReviewPhotos({ photos }: { photos: readonly ReviewPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {photos.map((photo) => (
        <li key={keyOf(photo)}>
          <PhotoLink photo={photo} sizes="96px" />
        </li>
      ))}
    </ul>
  );
}

type StripProps = {
  summary: Pick<ReviewSummary, 'photos' | 'photoCount'>;
  /** Shows the reviews with photographs only. */
  onAll: () => void;
};

/** Photographs of the most useful reviews. */
export function PhotoStrip({ summary: { photos, photoCount }, onAll }: StripProps) {
  if (photos.length === 0) return null;
  const rest = photoCount - photos.length;
  return (
    <div className={styles.strip}>
      {photos.map((photo) => (
        <PhotoLink key={keyOf(photo)} photo={photo} sizes="(min-width: 1024px) 160px, 104px" />
      ))}
      {rest > 0 && (
        <button type="button" className={styles.restPhotos} onClick={onAll}>
          Ещё&nbsp;{rest}
          <br />
          фото
        </button>
      )}
    </div>
  );
}

function PhotoLink({ photo, sizes }: { photo: ReviewPhoto; sizes: string }) {
  return (
    <a
      className={styles.photo}
      href={photo.kind === 'own' ? photo.url : `/pictures/${photo.picture.hash}/${LARGE_WIDTH}.webp`}
      target="_blank"
      rel="noreferrer"
    >
      {photo.kind === 'own' ? (
        <img
          src={photo.thumbUrl}
          srcSet={`${photo.thumbUrl} 480w`}
          sizes={sizes}
          alt={ALT}
          width={480}
          height={480}
          loading="lazy"
        />
      ) : (
        <Picture picture={photo.picture} alt={SAMPLE_ALT} sizes={sizes} />
      )}
    </a>
  );
}

function keyOf(photo: ReviewPhoto): string {
  return photo.kind === 'own' ? photo.url : photo.picture.hash;
}
