import type { BlockOf } from '../block-of.ts';
import styles from './quote-block.module.css';

type Props = { block: BlockOf<'quote'> };

/** A quotation set off from the text. */
export function QuoteBlock({ block: { text, author } }: Props) {
  return (
    <figure className={styles.root}>
      <blockquote className={styles.words}>{text}</blockquote>
      {author !== '' && <figcaption className={styles.author}>{author}</figcaption>}
    </figure>
  );
}
