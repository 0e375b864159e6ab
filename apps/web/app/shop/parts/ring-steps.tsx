import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './ring-steps.module.css';

const STEPS = ['Камень', 'Оправа', 'Ваше кольцо'] as const;

type Props = { current: (typeof STEPS)[number] };

/** The steps from a loose stone to a ring. */
export function RingSteps({ current }: Props) {
  return (
    <ol className={styles.root} aria-label="Шаги подбора">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          aria-current={step === current ? 'step' : undefined}
          data-done={index < STEPS.indexOf(current) || undefined}
        >
          <span className={styles.number}>
            {index < STEPS.indexOf(current) ? <Icon name="check" size={14} /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
