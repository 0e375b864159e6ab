import type { ReactNode } from 'react';
import type { TextPage } from '@yahont/contracts/content/content.ts';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './royal-poster.module.css';

type Props = {
  page: Pick<TextPage, 'lead' | 'picture'>;
  heading: string;
  oldName: string;
  breadcrumbs: readonly { name: string; url: string }[];
  /** One button and at most one link. */
  actions: ReactNode;
};

/** Longest word, in letters, that fits at the largest size. */
const LONGEST_WORD = 8;

/** The first screen of a royal page: its name across the screen, and one product that overflows the frame. */
export function RoyalPoster({ page, heading, oldName, breadcrumbs, actions }: Props) {
  return (
    <header className={styles.root}>
      <div className={`${layout.container} ${styles.frame}`}>
        <Breadcrumbs items={breadcrumbs} />
        {page.picture && (
          <div className={styles.figure} data-wide={page.picture.width > page.picture.height || undefined}>
            <Picture picture={page.picture} sizes="(min-width: 1024px) 860px, 100vw" isPriority />
          </div>
        )}
        <div className={styles.text}>
          <p className={`${text.eyebrow} ${styles.eyebrow}`}>Собрание дома</p>
          <h1 className={styles.title} data-long={hasLongWord(heading) || undefined}>
            {heading}
          </h1>
          <p className={styles.oldName}>{oldName}</p>
          <p className={styles.lead}>{page.lead}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </header>
  );
}

/** Whether a word is too long for the largest type size. */
function hasLongWord(text: string): boolean {
  return text.split(' ').some((word) => word.length > LONGEST_WORD);
}
