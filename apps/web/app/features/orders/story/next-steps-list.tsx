import type { NextStep } from './next-steps.ts';
import styles from './next-steps-list.module.css';

type Props = { steps: readonly NextStep[] };

/** Next steps of an order as a dotted line; the first one is current. */
export function NextStepsList({ steps }: Props) {
  return (
    <ol className={styles.root}>
      {steps.map(({ when, what }) => (
        <li key={when} className={styles.step}>
          <b className={styles.when}>{when}</b>
          <p className={styles.what}>{what}</p>
        </li>
      ))}
    </ol>
  );
}
