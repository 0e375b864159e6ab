import type { Article } from '@yahont/contracts/content/articles.ts';
import { PageBanner } from '#app/ui/text/page-banner.tsx';
import { articleEyebrow } from './article-eyebrow.ts';
import styles from './news-head.module.css';

type Props = { article: Article; heading: string };

/** Head of a piece of news: its day, heading and lead beside the picture. */
export function NewsHead({ article, heading }: Props) {
  const { picture, pictureFocus, publishedOn, lead } = article;
  return (
    <PageBanner picture={picture} focus={pictureFocus}>
      <p className={styles.eyebrow}>
        <time dateTime={publishedOn}>{articleEyebrow(article)}</time>
      </p>
      <h1 className={styles.title}>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
    </PageBanner>
  );
}
