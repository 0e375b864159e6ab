import type { ReactNode } from 'react';
import { Story } from './story.tsx';
import type { StoryStep } from './order-story.ts';
import styles from './story-card.module.css';

type Props = {
  /** «№ Я-100216» */
  title: ReactNode;
  /** Below the title. */
  about: ReactNode;
  sum: string;
  /** Below the sum. */
  sumNote?: string;
  sentence: string;
  /** Heading level of the sentence. */
  level?: 1 | 2;
  steps: readonly StoryStep[];
  /** Accessible name of the steps; by default that of an order. */
  label?: string;
  children?: ReactNode;
};

/** An order or a return: a sentence describes its state, the line of steps illustrates it. */
export function StoryCard({
  title,
  about,
  sum,
  sumNote,
  sentence,
  level = 2,
  steps,
  label,
  children,
}: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <article className={styles.root}>
      <header className={styles.head}>
        <div>
          <b>{title}</b>
          <span className={styles.small}>{about}</span>
        </div>
        <p className={styles.sum}>
          {sum}
          {sumNote !== undefined && <span className={styles.small}>{sumNote}</span>}
        </p>
      </header>
      <Heading className={styles.sentence}>{sentence}</Heading>
      <Story steps={steps} label={label} />
      {children}
    </article>
  );
}
