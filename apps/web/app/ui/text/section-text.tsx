import { nbsp } from '@yahont/values/text/typography.ts';
import { textParts } from '#app/base/text-parts.ts';
import styles from './section-text.module.css';

type Props = {
  /** The first line may be a heading, the rest are paragraphs. */
  text: string;
  fallbackTitle: string;
};

/** Advice before choosing; paragraphs are separated by an empty line. */
export function SectionText({ text, fallbackTitle }: Props) {
  const { heading, paragraphs } = textParts(text);
  if (paragraphs.length === 0) return null;
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{nbsp(heading ?? fallbackTitle)}</h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{nbsp(paragraph)}</p>
        ))}
      </div>
    </section>
  );
}
