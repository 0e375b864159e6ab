import { nbsp } from '@yahont/values/text/typography.ts';
import styles from './story.module.css';

type Props = { title: string; text: string };

/** What the product is and how it was made, in the workshop's words. */
export function Story({ title, text }: Props) {
  if (text === '') return null;
  return (
    <section className={styles.root} aria-labelledby="story">
      <h2 id="story">{title}</h2>
      <div className={styles.text}>
        {text.split('\n').map((paragraph) => (
          <p key={paragraph}>{nbsp(paragraph)}</p>
        ))}
      </div>
    </section>
  );
}
