import type { Heading } from '../headings.ts';
import { useCurrentHeading } from './use-current-heading.ts';
import styles from './contents.module.css';

type Props = { headings: readonly Heading[] };

/** Contents of a long text: beside it, with the current heading marked; collapsed above it on a phone. */
export function Contents({ headings }: Props) {
  const current = useCurrentHeading(headings);
  const list = (
    <ol className={styles.list}>
      {headings.map(({ anchor, heading }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            className={styles.link}
            aria-current={anchor === current ? 'location' : undefined}
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.root} aria-label="Содержание">
      <details className={styles.folded}>
        <summary className={styles.summary}>Содержание</summary>
        {list}
      </details>
      <div className={styles.open}>
        <p className={styles.title}>Содержание</p>
        {list}
      </div>
    </nav>
  );
}
