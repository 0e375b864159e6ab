import { cardMarks, type CardType } from './card-marks.ts';
import styles from './card-skeleton.module.css';

/** Card types that have a placeholder; cards of other types arrive with the page. */
export type ComingType = Extract<
  CardType,
  'mockmain' | 'catalog' | 'catalog-double' | 'catalog-giant' | 'catalog-diamond' | 'catalog-diamond-row'
>;

type Props = {
  /** SPEC 3.8: `mockmain` precedes a card of type `main`; placeholders of other types have the type itself. */
  type?: ComingType;
};

/** Placeholder boxes with the geometry of the card that takes their place. */
export function CardSkeleton({ type = 'mockmain' }: Props) {
  return (
    <div className={styles.root} aria-hidden="true" {...cardMarks(type, 'common', 'loading')}>
      <div className={styles.stage} />
      <i className={styles.price} />
      <i className={styles.name} />
      <i className={styles.name} data-last="" />
    </div>
  );
}
