import type { Block, Inline } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { BlockView } from './block-view.tsx';
import { Notes } from './inline/notes.tsx';
import styles from './document.module.css';

export type Look = 'page' | 'article' | 'royal' | 'timeline' | 'wide' | 'plan';

type Props = {
  blocks: readonly Block[];
  notes?: readonly (readonly Inline[])[];
  /**
   * `article` begins with a large letter, `royal` with a large heading; tables of a `timeline` are years along a line;
   * `wide` is as wide as its container; so is `plan`, whose tables are stages along a line.
   */
  look?: Look;
  /** Of the text: parts that keep the server's markup belong to one text only. */
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
