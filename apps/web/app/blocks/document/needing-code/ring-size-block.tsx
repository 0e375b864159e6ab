import { useId } from 'react';
import { RingSizeCalculator } from '#app/features/ring-size/ring-size-calculator.tsx';
import styles from './ring-size-block.module.css';

type Props = { heading: string };

/** The calculator of ring sizes in a panel. */
export function RingSizeBlock({ heading }: Props) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <RingSizeCalculator />
    </section>
  );
}
