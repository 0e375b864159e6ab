import type { LetterEvent } from '@yahont/contracts/sent-messages/letters.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { summaryOf } from './letter-words.ts';
import styles from './letters.module.css';

type Props = { letters: readonly LetterEvent[] };

/** Every event that the shop writes about, with a link to its messages. */
export function LetterList({ letters }: Props) {
  return (
    <div className={styles.root}>
      <h1>Сообщения магазина</h1>
      <ul className={styles.list}>
        {letters.map((letter) => (
          <li key={letter.name} className={styles.item}>
            <A href={`/dev/letters/${letter.name}/`}>{letter.name}</A>
            <span className={styles.note}>{summaryOf(letter)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
