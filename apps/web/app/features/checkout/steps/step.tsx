import type { ReactNode } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { StepName } from '../values/form-fields.ts';
import styles from './step.module.css';

type Props = {
  name: StepName;
  number: number;
  title: string;
  isFolded: boolean;
  /** `done` has a tick, `optional` stays collapsed until it is opened. */
  kind: 'required' | 'optional';
  /** Summary of the collapsed step. */
  summary: ReactNode;
  onOpen: (step: StepName) => void;
  onFinish: (step: StepName) => void;
  children: ReactNode;
};

/**
 * One step of the checkout: expanded, or collapsed to a summary. Its fields stay in the form either way. CSS folds it, and only where
 * scripts can open it again.
 */
export function Step({ name, number, title, isFolded, kind, summary, onOpen, onFinish, children }: Props) {
  const isDone = isFolded && kind === 'required';
  return (
    <section
      className={styles.root}
      data-folded={isFolded || undefined}
      data-kind={kind}
      aria-labelledby={`step-${name}`}
    >
      <header className={styles.head}>
        <span className={styles.number} data-state={stateOf(isDone, isFolded)} aria-hidden="true">
          {isDone && <Icon name="check" size={16} className={styles.tick} />}
          <span className={styles.digit}>{number}</span>
        </span>
        <h2 id={`step-${name}`} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {isFolded && (
          <button
            type="button"
            className={styles.open}
            aria-label={`${openText(kind)}: ${title}`}
            onClick={() => onOpen(name)}
          >
            {openText(kind)}
          </button>
        )}
      </header>
      {isFolded && <p className={styles.summary}>{summary}</p>}
      <div className={styles.body}>
        {children}
        {kind === 'required' && (
          <Button variant="ghost" className={styles.finish} onClick={() => onFinish(name)}>
            Готово
          </Button>
        )}
      </div>
    </section>
  );
}

function openText(kind: Props['kind']): string {
  return kind === 'optional' ? 'Добавить' : 'Изменить';
}

function stateOf(isDone: boolean, isFolded: boolean): 'done' | 'waiting' | undefined {
  if (isDone) return 'done';
  return isFolded ? 'waiting' : undefined;
}
