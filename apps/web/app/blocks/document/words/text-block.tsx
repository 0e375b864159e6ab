import type { BlockOf } from '../block-of.ts';
import { TextParts } from './text-parts.tsx';
import styles from './text-block.module.css';

type Props = { block: BlockOf<'text'> };

/** A heading with its text; without a heading it continues the text before. */
export function TextBlock({ block: { heading, anchor, parts } }: Props) {
  return (
    <section className={styles.root} data-continued={heading === '' || undefined} data-block="text">
      {heading !== '' && (
        <h2 id={anchor} className={styles.heading}>
          {heading}
        </h2>
      )}
      <TextParts parts={parts} />
    </section>
  );
}
