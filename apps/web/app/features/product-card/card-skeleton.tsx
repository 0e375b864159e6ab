import styles from './card-skeleton.module.css';

/** SPEC 3.8, `mockmain`: placeholder boxes with the geometry of a card. */
export function CardSkeleton() {
  return (
    <div className={styles.root} data-type="mockmain" aria-hidden="true">
      <div className={styles.stage} />
      <i className={styles.price} />
      <i className={styles.name} />
      <i className={styles.name} data-last="" />
    </div>
  );
}
