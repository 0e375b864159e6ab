import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './choice-steps.module.css';

type Props = {
  names: readonly string[];
  /** Index of the step of this page; those before it are done. */
  current: number;
};

/** The steps of a choice: done, now, to come. */
export function ChoiceSteps({ names, current }: Props) {
  return (
    <ol className={styles.root} aria-label="Шаги">
      {names.map((name, index) => (
        <li
          key={name}
          className={styles.step}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
        >
          <span className={styles.mark}>
            {index < current ? <Icon name="check" size={14} /> : String(index + 1)}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}
