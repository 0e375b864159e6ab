import type { CSSProperties } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import type { StoryStep } from './order-story.ts';
import styles from './story.module.css';

type Props = {
  steps: readonly StoryStep[];
  /** Accessible name of the list. */
  label?: string | undefined;
};

const STATES = { was: 'пройдено', now: 'сейчас', will: 'впереди' } as const;

/** The steps below the sentence; horizontal on a desktop, vertical on a phone. */
export function Story({ steps, label = 'Ход заказа' }: Props) {
  if (steps.length === 0) return null;
  const count = { '--steps': steps.length } as CSSProperties;
  return (
    <ol className={styles.root} style={count} aria-label={label}>
      {steps.map(({ title, when, state }) => (
        <li
          key={title}
          className={styles.step}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.dot}>{state === 'was' && <Icon name="check" size={14} />}</span>
          <b className={styles.title}>{title}</b>
          <span className={text.hidden}>, {STATES[state]}</span>
          <span className={styles.when}>{when}</span>
        </li>
      ))}
    </ol>
  );
}
