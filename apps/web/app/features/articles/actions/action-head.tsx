import type { Article } from '@yahont/contracts/content/articles.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import words from '#app/ui/text/banner-words.module.css';
import { PageBanner } from '#app/ui/text/page-banner.tsx';
import text from '#app/ui/text/text.module.css';
import { articleEyebrow } from '../article-eyebrow.ts';
import { Countdown } from './countdown.tsx';
import { countdownOf } from './countdown-of.ts';
import styles from './action-head.module.css';

type Props = {
  article: Article;
  action: NonNullable<Article['action']>;
  heading: string;
  /** Time zone of the city in hours. */
  offsetHours: number;
};

/** Head of an action: its days, its promise, the time left, and its links. */
export function ActionHead({ article, action, heading, offsetHours }: Props) {
  const { picture, pictureFocus, lead, link } = article;
  const countdown = countdownOf(action, offsetHours);
  return (
    <div className={styles.root} data-state={action.state}>
      <PageBanner picture={picture} focus={pictureFocus}>
        <p className={`${words.eyebrow} ${styles.eyebrow}`}>{articleEyebrow(article)}</p>
        <h1 className={picture === null ? text.pageTitle : words.title}>{heading}</h1>
        <p className={words.lead}>{lead}</p>
        {countdown && <Countdown {...countdown} />}
        {action.state === 'ended' ? (
          <ButtonLink href="/actions/" variant="ghost">
            Что действует сейчас
          </ButtonLink>
        ) : (
          link && (
            <ButtonLink href={link.url} size="big">
              {link.text}
            </ButtonLink>
          )
        )}
      </PageBanner>
    </div>
  );
}
