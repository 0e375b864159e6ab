import type { ReactNode } from 'react';
import { keepRoom } from './banner-room.ts';
import styles from './question-card.module.css';

type Props = {
  label: string;
  /** `cookies` must be answered; `city` steps aside while a panel, the menu or a dialog is open. */
  about: 'cookies' | 'city';
  children: ReactNode;
  /** Two buttons of one weight. */
  answers: ReactNode;
};

/** A question of the shop at the bottom of the window, without a veil; what else floats there stands above it. */
export function QuestionCard({ label, about, children, answers }: Props) {
  return (
    <section ref={keepRoom} className={styles.root} aria-label={label} data-question={about}>
      <p>{children}</p>
      <div className={styles.answers}>{answers}</div>
    </section>
  );
}
