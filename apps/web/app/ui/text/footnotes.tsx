import styles from './footnotes.module.css';

type Props = { notes: readonly string[] };

/** Footnotes below a text; the number of a note links back to its mark. */
export function Footnotes({ notes }: Props) {
  if (notes.length === 0) return null;
  return (
    <ol className={styles.root} aria-label="Примечания">
      {notes.map((note, index) => (
        <li key={note} id={`note-${index + 1}`} className={styles.note}>
          <a
            className={styles.number}
            href={`#mark-${index + 1}`}
            aria-label={`Примечание ${index + 1}, вернуться к тексту`}
          >
            {index + 1}.
          </a>
          {note}
        </li>
      ))}
    </ol>
  );
}
