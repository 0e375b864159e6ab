import { nbsp } from '@yahont/values/typography.ts';
import styles from './section-text.module.css';

type Props = {
  /** The first line may be a heading, the rest are paragraphs. */
  text: string;
  fallbackTitle: string;
};

/** What one should know before choosing; paragraphs are divided by an empty line. */
export function SectionText({ text, fallbackTitle }: Props) {
  const paragraphs = text
    .split(/\n\s*\n|\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  if (paragraphs.length === 0) return null;
  const [first = ''] = paragraphs;
  const hasTitle = paragraphs.length > 1 && first.length < 60 && !/[.!?…]$/.test(first);
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{nbsp(hasTitle ? first : fallbackTitle)}</h2>
      <div className={styles.text}>
        {paragraphs.slice(hasTitle ? 1 : 0).map((paragraph) => (
          <p key={paragraph}>{nbsp(paragraph)}</p>
        ))}
      </div>
    </section>
  );
}
