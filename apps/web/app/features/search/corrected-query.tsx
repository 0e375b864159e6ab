import styles from './corrected-query.module.css';

type Props = { query: string; corrected: string };

/** Says that something else was searched for than what was typed. */
export function CorrectedQuery({ query, corrected }: Props) {
  return (
    <p className={styles.root} role="status">
      По запросу «{query}» ничего нет. Показываем то, что нашлось по запросу{' '}
      <b className={styles.corrected}>«{corrected}»</b>.
    </p>
  );
}
