import type { ReactNode } from 'react';
import type { TextPage } from '@yahont/contracts/content/content.ts';
import { Picture } from '#app/ui/parts/picture.tsx';
import layout from '#app/ui/text/layout.module.css';
import styles from './royal-story.module.css';

type Props = Pick<TextPage, 'royal'> & {
  /** The text. */
  children: ReactNode;
};

/** The long text at 66 characters a line, with the stone beside it while it is read. */
export function RoyalStory({ royal, children }: Props) {
  const gem = royal?.gem ?? null;
  return (
    <section className={`${layout.container} ${layout.section} ${styles.root}`}>
      {gem && (
        <figure className={styles.gem}>
          <Picture picture={gem.picture} sizes="(min-width: 1024px) 620px, 100vw" />
          <figcaption className={styles.caption}>{gem.caption}</figcaption>
        </figure>
      )}
      <div className={styles.prose}>{children}</div>
    </section>
  );
}
