import type { ReactNode, Ref } from 'react';
import { proportionsOf } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { StoneTop } from '#app/shop/stone-drawings/stone-top.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { cardMarks, stateOf } from './card-marks.ts';
import { CardLabels } from './parts/card-labels.tsx';
import { CardPrice } from './parts/card-price.tsx';
import type { StoneFace } from './stone-face.ts';
import styles from './stone-card.module.css';

type Props = {
  ref?: Ref<HTMLElement>;
  card: StoneFace;
  heart?: ReactNode;
  /** Under the note: «Сравнить». */
  children?: ReactNode;
};

/** SPEC 3.8, `catalog-diamond`: a loose stone in the cells of a listing, drawn with its own proportions. */
export function StoneCard({ ref, card, heart, children }: Props) {
  return (
    <article ref={ref} className={styles.root} {...cardMarks('catalog-diamond', card.tier, stateOf(card))}>
      <div className={styles.stage}>
        <span className={styles.drawing}>
          <StoneTop stone={proportionsOf(card)} size={null} />
        </span>
        {card.inStock && <CardLabels labels={card.labels} discount={card.discount} />}
        {heart}
      </div>
      <div className={styles.body}>
        <CardPrice card={card} />
        <A className={styles.name} href={card.url}>
          {card.name}
        </A>
        <small className={styles.note}>
          {card.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </small>
        {children}
      </div>
    </article>
  );
}
