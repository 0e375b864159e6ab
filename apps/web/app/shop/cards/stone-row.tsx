import type { Ref } from 'react';
import { ShapeIcon } from '#app/shop/stone-drawings/shape-icon.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { cardMarks, stateOf } from './card-marks.ts';
import { CardPrice } from './parts/card-price.tsx';
import type { StoneFace } from './stone-face.ts';
import styles from './stone-row.module.css';

type Props = {
  ref?: Ref<HTMLElement>;
  card: StoneFace;
};

/** SPEC 3.8, `catalog-diamond-row`: a loose stone as a row of a list. */
export function StoneRow({ ref, card }: Props) {
  return (
    <article
      ref={ref}
      className={styles.root}
      {...cardMarks('catalog-diamond-row', card.tier, stateOf(card))}
    >
      <span className={styles.drawing}>
        <ShapeIcon shape={card.shape} size={32} />
      </span>
      <A className={styles.name} href={card.url}>
        {card.name}
      </A>
      <span className={styles.price}>
        <CardPrice card={card} size="row" />
      </span>
      <small className={styles.note}>{card.note}</small>
    </article>
  );
}
