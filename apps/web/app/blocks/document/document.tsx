import type { Block, Inline } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { BlockView } from './block-view.tsx';
import { Notes } from './inline/notes.tsx';
import styles from './document.module.css';

export type DocumentLook = 'page' | 'article' | 'royal' | 'timeline' | 'wide' | 'plan';

type Props = {
  blocks: readonly Block[];
  notes?: readonly (readonly Inline[])[];
  /**
   * The design of the text. `article` begins with a large letter, `royal` with a large heading. Tables of a
   * `timeline` are years along a line. `wide` and `plan` are as wide as the container; tables of a `plan` are
   * stages along a line.
   */
  look?: DocumentLook;
  /** Address of the text: parts that keep the server's markup belong to one text only. */
  address: string;
};

/** The blocks of a text in their order, with its footnotes. */
export function Document({ blocks, notes = [], look = 'page', address }: Props) {
  return (
    <div className={styles.root} data-look={look}>
      {blocks.map((block, index) => {
        const place = `${address} ${index}`;
        return <BlockView key={place} block={block} place={place} />;
      })}
      <Notes notes={notes} />
    </div>
  );
}
