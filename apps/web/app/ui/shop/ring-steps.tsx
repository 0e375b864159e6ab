import styles from './ring-steps.module.css';

const STEPS = ['Камень', 'Оправа', 'Ваше кольцо'] as const;

type Props = { current: (typeof STEPS)[number] };

/** The way from a loose stone to a ring. */
export function RingSteps({ current }: Props) {
  return (
    <ol className={styles.root} aria-label="Шаги подбора">
      {STEPS.map((step, index) => (
        <li key={step} className={styles.step} aria-current={step === current ? 'step' : undefined}>
          <span className={styles.number}>{index + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  );
}
