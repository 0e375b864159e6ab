import type { Article } from '@yahont/contracts/content/articles.ts';
import words from '#app/ui/text/banner-words.module.css';
import { PageBanner } from '#app/ui/text/page-banner.tsx';
import { ArticleDates } from './article-dates.tsx';

type Props = { article: Article; heading: string };

/** Head of a piece of news: its day, heading and lead beside the picture. */
export function NewsHead({ article, heading }: Props) {
  const { picture, pictureFocus, lead } = article;
  return (
    <PageBanner picture={picture} focus={pictureFocus}>
      <p className={words.eyebrow}>
        <ArticleDates {...article} />
      </p>
      <h1 className={words.title}>{heading}</h1>
      <p className={words.lead}>{lead}</p>
    </PageBanner>
  );
}
