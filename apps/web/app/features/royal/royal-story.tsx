import type { TextPage } from '@yahont/contracts/content/content.ts';
import { Footnotes } from '#app/ui/text/footnotes.tsx';
import { NotedText } from '#app/ui/text/noted-text.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import layout from '#app/ui/text/layout.module.css';
import styles from './royal-story.module.css';

type Props = Pick<TextPage, 'sections' | 'footnotes' | 'royal'>;

/** The long text at 66 characters a line, with the stone beside it while it is read. */
export function RoyalStory({ sections, footnotes, royal }: Props) {
  const gem = royal?.gem ?? null;
  return (
    <section className={`${layout.container} ${layout.section} ${styles.root}`}>
      {gem && (
        <figure className={styles.gem}>
          <Picture picture={gem.picture} sizes="(min-width: 1024px) 620px, 100vw" />
          <figcaption className={styles.caption}>{gem.caption}</figcaption>
        </figure>
      )}
      <div className={styles.prose}>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className={styles.part}>
            <h2 className={styles.heading}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                <NotedText text={paragraph} />
              </p>
            ))}
          </section>
        ))}
        <Footnotes notes={footnotes} />
      </div>
    </section>
  );
}
