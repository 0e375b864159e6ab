import { cropOf } from '#app/shop/worn-drawings/places.ts';
import { wornCaption, wornLabel } from '#app/shop/worn-drawings/words.ts';
import { WornFigure } from '#app/shop/worn-drawings/worn-figure.tsx';
import type { Worn } from '#app/shop/worn-drawings/worn.ts';
import styles from './worn-tile.module.css';

type Props = {
  worn: Worn;
  name: string;
  /** The chosen size or length. */
  size: number | null;
  isWide: boolean;
};

/** A piece on a body as a view of the gallery. */
export function WornTile({ worn, name, size, isWide }: Props) {
  return (
    <figure className={styles.root}>
      <WornFigure
        worn={worn}
        size={size}
        view={cropOf(worn, isWide ? 'wide' : 'tile')}
        label={wornLabel(worn, size, name)}
      />
      <figcaption className={styles.caption}>{wornCaption(worn, size)}</figcaption>
    </figure>
  );
}
