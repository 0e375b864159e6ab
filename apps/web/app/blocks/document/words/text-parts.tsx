import type { TextPart } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { InlineText } from '../inline/inline-text.tsx';
import styles from './text-parts.module.css';

/** Paragraphs, lists and headings of the second level. */
export function TextParts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, index) => <Part key={`${part.kind} ${index}`} part={part} />);
}

function Part({ part }: { part: TextPart }) {
  switch (part.kind) {
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          <InlineText inlines={part.inlines} />
        </p>
      );
    case 'list': {
      const List = part.isOrdered ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {part.items.map((item, index) => (
            <li key={`${index} ${item[0]?.text ?? ''}`}>
              <InlineText inlines={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'heading':
      return (
        <h3 id={part.anchor} className={styles.heading}>
          {part.text}
        </h3>
      );
  }
}
