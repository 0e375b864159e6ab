import { GRID_SIZES } from '#app/features/product-card/grid-sizes.ts';
import { CardPicture } from '#app/shop/cards/parts/card-picture.tsx';
import styles from './favourite-cards.module.css';

/** The place of a piece that is not in the catalogue any more. */
export function GoneCard({ name }: { name: string }) {
  return (
    <article className={styles.gone}>
      <span className={styles.empty}>
        <CardPicture picture={null} sizes={GRID_SIZES} />
      </span>
      <p>{name}</p>
    </article>
  );
}
