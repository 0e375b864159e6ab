import type { ReactNode, Ref } from 'react';
import type { CardFace } from '@yahont/contracts/catalogue/cards.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { cardMarks, stateOf } from './card-marks.ts';
import { CardLabels } from './parts/card-labels.tsx';
import { CardPrice } from './parts/card-price.tsx';
import styles from './stone-card.module.css';

/** A loose stone: `name` is «Круг 0,71 ct, 3/4», `note` its cut and certificate. */
export type StoneFace = CardFace & { note: string };

type Props = {
  ref?: Ref<HTMLElement>;
  card: StoneFace;
  /** The stone from above, in lines; it fills its box. */
  drawing: ReactNode;
  heart?: ReactNode;
  /** Under the note: «Сравнить». */
  children?: ReactNode;
};

/** SPEC 3.8, `catalog-diamond`: a loose stone in the cells of a listing. */
export function StoneCard({ ref, card, drawing, heart, children }: Props) {
  return (
    <article ref={ref} className={styles.root} {...cardMarks('catalog-diamond', card.tier, stateOf(card))}>
      <div className={styles.stage}>
        <span className={styles.drawing}>{drawing}</span>
        {card.inStock && <CardLabels labels={card.labels} discount={card.discount} />}
        {heart}
      </div>
      <div className={styles.body}>
        <CardPrice card={card} />
        <A className={styles.name} href={card.url}>
          {card.name}
        </A>
        <small className={styles.note}>{card.note}</small>
        {children}
      </div>
    </article>
  );
}
