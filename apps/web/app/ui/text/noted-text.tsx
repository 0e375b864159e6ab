import { PhoneLinks } from '#app/ui/buttons/phone-links.tsx';
import styles from './noted-text.module.css';

type Props = { text: string };

const MARK = /\[(\d+)\]/;

/** A paragraph in which phones are links, and `[1]` is a superscript that links to the first footnote. */
export function NotedText({ text }: Props) {
  // Splitting by a capture group puts the marks at odd indexes.
  return text
    .split(MARK)
    .map((part, index) =>
      index % 2 === 0 ? (
        <PhoneLinks key={`${index} ${part}`} text={part} />
      ) : (
        <Mark key={part} number={part} />
      ),
    );
}

function Mark({ number }: { number: string }) {
  return (
    <sup className={styles.mark}>
      <a id={`mark-${number}`} href={`#note-${number}`} aria-label={`Примечание ${number}`}>
        {number}
      </a>
    </sup>
  );
}
