import { useId } from 'react';
import type { BlockOf } from '../block-of.ts';
import { QuestionList } from './question-list.tsx';
import styles from './questions-block.module.css';

type Props = { block: BlockOf<'questions'> };

/** Questions with answers that open. */
export function QuestionsBlock({ block: { heading, questions } }: Props) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={heading === '' ? undefined : id}>
      {heading !== '' && (
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
      )}
      <QuestionList questions={questions} />
    </section>
  );
}
