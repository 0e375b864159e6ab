import type { Home } from '@yahont/contracts/content/content.ts';
import { classNames } from '#app/ui/parts/class-names.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import teaserStyles from '#app/ui/text/teaser.module.css';
import styles from './teasers.module.css';

/** Current actions: wide pictures with the text at the left. */
export function ActionTeasers({ teasers }: { teasers: Home['actions'] }) {
  return (
    <ul className={styles.actions}>
      {teasers.map((teaser) => (
        <li key={teaser.url + teaser.title} className={styles.action}>
          <A href={teaser.url} className={classNames(teaserStyles.tile, teaserStyles.zoom)}>
            <span className={styles.actionPicture}>
              {teaser.picture && (
                <Picture picture={teaser.picture} sizes="(min-width: 1024px) 890px, 640px" />
              )}
            </span>
            <span className={classNames(teaserStyles.words, styles.actionText)}>
              <small className={teaserStyles.eyebrow}>{teaser.eyebrow}</small>
              <b className={styles.actionTitle}>{teaser.title}</b>
              <span className={teaserStyles.more}>{teaser.linkText}</span>
            </span>
          </A>
        </li>
      ))}
    </ul>
  );
}

/** A strip of the jewellery guide. */
export function GuideTeasers({ teasers }: { teasers: Home['guide'] }) {
  return (
    <ul className={teaserStyles.strip} tabIndex={0} aria-label="Ювелирный гид">
      {teasers.map((teaser) => (
        <li key={teaser.url + teaser.title} className={teaserStyles.slide}>
          <A href={teaser.url} className={classNames(teaserStyles.zoom, styles.articleLink)}>
            <span className={styles.articlePicture}>
              {teaser.picture && (
                <Picture picture={teaser.picture} alt="" sizes="(min-width: 768px) 25vw, 70vw" />
              )}
            </span>
            <small className={styles.articleEyebrow}>{teaser.eyebrow}</small>
            <b className={styles.articleTitle}>{teaser.title}</b>
          </A>
        </li>
      ))}
    </ul>
  );
}
