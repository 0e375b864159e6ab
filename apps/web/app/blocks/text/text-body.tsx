import type { TextPage } from '@yahont/contracts/content/content.ts';
import { Document } from '#app/blocks/document/document.tsx';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import styles from './text-body.module.css';

type Props = { page: Pick<TextPage, 'blocks' | 'notes' | 'links' | 'path'> };

/** A text with its footnotes and links, on a page that is about something else. */
export function TextBody({ page: { blocks, notes, links, path } }: Props) {
  return (
    <>
      {blocks.length > 0 && (
        <div className={styles.text}>
          <Document blocks={blocks} notes={notes} look="wide" address={path} />
        </div>
      )}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ text, url }) => (
            <li key={url}>
              <ArrowLink href={url}>{text}</ArrowLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
