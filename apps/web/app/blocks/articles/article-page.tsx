import type { Article } from '@yahont/contracts/content/articles.ts';
import { ArticleView } from '#app/features/articles/article-view.tsx';
import { useHeading } from '#app/lib/seo/use-seo.ts';

/** An article with the heading that editors set for its address, otherwise its own. */
export function ArticlePage({ article }: { article: Article }) {
  return <ArticleView article={article} heading={useHeading(article.h1)} />;
}
