import { Icon } from '../icon.tsx';
import styles from './stars.module.css';

const MARKS = [1, 2, 3, 4, 5];

/** A mark of one to five. */
export function Stars({ mark }: { mark: number }) {
  return (
    <span className={styles.root} role="img" aria-label={`Оценка ${mark} из ${MARKS.length}`}>
      {MARKS.map((one) => (
        <span key={one} data-given={one <= mark || undefined}>
          <Icon name="star" size={14} />
        </span>
      ))}
    </span>
  );
}
