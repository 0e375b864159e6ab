import type { Inline } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { InlineText } from './inline-text.tsx';
import styles from './notes.module.css';

type Props = { notes: readonly (readonly Inline[])[] };

/** Footnotes below a text; the number of a note links back to its mark. */
export function Notes({ notes }: Props) {
  if (notes.length === 0) return null;
  return (
    <ol className={styles.root} aria-label="Примечания">
      {notes.map((note, index) => (
        <li key={`note-${index + 1}`} id={`note-${index + 1}`} className={styles.note}>
          <a
            className={styles.number}
            href={`#mark-${index + 1}`}
            aria-label={`Примечание ${index + 1}, вернуться к тексту`}
          >
            {index + 1}.
          </a>
          <span>
            <InlineText inlines={note} />
          </span>
        </li>
      ))}
    </ol>
  );
}
