import type { ReactNode } from 'react';
import type { Block, Inline } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import layout from '#app/ui/text/layout.module.css';
import { Contents } from './contents/contents.tsx';
import { Document, type DocumentLook } from './document.tsx';
import { headingsOf } from './headings.ts';
import { splitTail } from './split-tail.ts';
import styles from './reading-columns.module.css';

type Props = {
  blocks: readonly Block[];
  notes: readonly (readonly Inline[])[];
  look: Exclude<DocumentLook, 'wide'>;
  /** Address of the text. */
  address: string;
  /** Beside the text; below it on smaller screens. */
  side?: { label: string; content: ReactNode } | undefined;
  /** In the column of the text, right after it. */
  after?: ReactNode;
};

/**
 * A long text: its contents, the text at 66 characters per line, a side column. Products and forms at its end
 * are wide.
 */
export function ReadingColumns({ blocks, notes, look, address, side, after }: Props) {
  const { text, tail } = splitTail(blocks);
  const headings = headingsOf(text);
  const hasText = text.length > 0 || notes.length > 0 || after !== undefined;
  return (
    <>
      {hasText && (
        <div
          className={`${layout.container} ${styles.root}`}
          data-contents={headings.length > 0 || undefined}
          data-side={side !== undefined || undefined}
        >
          {headings.length > 0 && (
            <div className={styles.contents}>
              <Contents key={address} headings={headings} />
            </div>
          )}
          <div className={styles.text}>
            <Document blocks={text} notes={notes} look={look} address={address} />
            {after}
          </div>
          {side !== undefined && (
            <aside className={styles.side} aria-label={side.label}>
              {side.content}
            </aside>
          )}
        </div>
      )}
      {tail.length > 0 && (
        <div className={`${layout.container} ${styles.tail}`}>
          <Document blocks={tail} look="wide" address={`${address} tail`} />
        </div>
      )}
    </>
  );
}
