import type { Grade } from '../stone-words.ts';
import styles from './grades.module.css';

/** The four grades in large figures between hairlines. */
export function Grades({ grades }: { grades: readonly Grade[] }) {
  return (
    <dl className={styles.root}>
      {grades.map(({ title, value, note }) => (
        <div key={title} className={styles.grade}>
          <dt>{title}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
