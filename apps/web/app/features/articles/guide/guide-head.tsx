import type { CSSProperties } from 'react';
import type { Article } from '@yahont/contracts/content/articles.ts';
import { PrintButton } from '#app/ui/buttons/print-button.tsx';
import { ShareButton } from '#app/shop/buying/share-button.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import { BrilliantMark } from '#app/shop/parts/brilliant-mark.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import { ArticleDates } from '../article-dates.tsx';
import { articleEyebrow } from '../article-eyebrow.ts';
import styles from './guide-head.module.css';

type Props = { article: Article; heading: string };

/**
 * Head of a guide article: section and reading time, heading, author and date, with a picture beside them.
 */
export function GuideHead({ article, heading }: Props) {
  const { picture, pictureFocus, lead } = article;
  return (
    <header className={`${layout.container} ${styles.root}`}>
      <div className={styles.words}>
        <p className={text.note}>{articleEyebrow(article)}</p>
        <h1 className={text.pageTitle}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.by}>
          <span className={styles.mark}>
            <BrilliantMark />
          </span>
          <p className={styles.author}>
            <b>Мастера дома «Яхонт»</b>
            <span>
              <ArticleDates {...article} />
            </span>
          </p>
          <span className={styles.acts}>
            <ShareButton name={heading} />
            <PrintButton />
          </span>
        </div>
      </div>
      {picture && (
        <div
          className={styles.picture}
          data-theme={picture.background}
          style={{ '--focus': pictureFocus } as CSSProperties}
        >
          <Picture
            picture={picture}
            sizes="(min-width: 1440px) 537px, (min-width: 1024px) 38vw, 100vw"
            isPriority
          />
        </div>
      )}
    </header>
  );
}
