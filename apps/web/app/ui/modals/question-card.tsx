import type { ReactNode } from 'react';
import { reserveBannerRoom } from './banner-room.ts';
import { stepAsideForFocus } from './step-aside.ts';
import styles from './question-card.module.css';

type Props = {
  label: string;
  /** `cookies` must be answered; `city` is hidden while a panel, the menu or a dialog is open. */
  about: 'cookies' | 'city';
  children: ReactNode;
  /** Two buttons of equal weight. */
  answers: ReactNode;
};

/**
 * A question of the shop at the bottom of the window, without a backdrop; other floating elements are moved above it.
 */
export function QuestionCard({ label, about, children, answers }: Props) {
  return (
    <section ref={float} className={styles.root} aria-label={label} data-question={about}>
      <p>{children}</p>
      <div className={styles.answers}>{answers}</div>
    </section>
  );
}

function float(card: HTMLElement): () => void {
  const ends = [reserveBannerRoom(card), stepAsideForFocus(card)];
  return () => {
    for (const end of ends) end();
  };
}
