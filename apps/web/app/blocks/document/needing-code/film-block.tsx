import { Film } from '#app/features/product/gallery/film.tsx';
import type { BlockOf } from '../block-of.ts';
import styles from './film-block.module.css';

type Props = { block: BlockOf<'film'> };

/** A film of a turning piece; with reduced motion it does not start by itself. */
export function FilmBlock({ block: { url, still, caption } }: Props) {
  return (
    <figure className={styles.root}>
      <div className={styles.frame} data-theme={still.background}>
        <Film source={url} poster={still} hasTurn />
      </div>
      {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
