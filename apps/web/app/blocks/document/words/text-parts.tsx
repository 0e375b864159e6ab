import type { Inline, TextPart } from '@yahont/contracts/content/blocks/shown-blocks.ts';
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
    case 'list':
      return <TextList list={part} />;
    case 'heading':
      return (
        <h3 id={part.anchor} className={styles.heading}>
          {part.text}
        </h3>
      );
  }
}

type List = Extract<TextPart, { kind: 'list' }>;

/** A list whose items all begin with a title is drawn as steps, or as points side by side. */
function TextList({ list: { isOrdered, items } }: { list: List }) {
  const List = isOrdered ? 'ol' : 'ul';
  const isTitled = items.length > 1 && items.every(([first]) => first !== undefined && isTitle(first));
  return (
    <List className={isTitled ? styles.titled : styles.list} data-plain={!isTitled || undefined}>
      {items.map((item, index) => (
        <li key={`${index} ${item[0]?.text ?? ''}`}>
          {isTitled ? <TitledItem item={item} /> : <InlineText inlines={item} />}
        </li>
      ))}
    </List>
  );
}

function isTitle({ isStrong, text }: Inline): boolean {
  return isStrong === true && text.endsWith('.');
}

/** «**Проект.** Планировка, мебель, свет»: the title on a line of its own, without its full stop. */
function TitledItem({ item: [first, ...rest] }: { item: readonly Inline[] }) {
  return (
    <>
      <b className={styles.title}>{first?.text.slice(0, -1)}</b>
      <span>
        <InlineText inlines={rest} />
      </span>
    </>
  );
}
