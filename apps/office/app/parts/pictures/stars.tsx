import styles from './stars.module.css';

const MOST = 5;

/** A mark of one to five. */
export function Stars({ mark }: { mark: number }) {
  return (
    <span className={styles.root} role="img" aria-label={`Оценка ${mark} из ${MOST}`}>
      {'★'.repeat(mark)}
      <span className={styles.rest}>{'☆'.repeat(MOST - mark)}</span>
    </span>
  );
}
