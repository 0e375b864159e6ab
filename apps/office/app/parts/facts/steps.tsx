import styles from './steps.module.css';

export type Step = {
  name: string;
  /** When it came, or until when it must. */
  note?: string | undefined;
  state: 'was' | 'now' | 'next';
};

/** A line over the steps of a record: those behind are green. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className={styles.root} aria-label={label}>
      {steps.map(({ name, note, state }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{name}</b>
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ol>
  );
}
