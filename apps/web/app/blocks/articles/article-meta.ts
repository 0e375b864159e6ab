import type { MetaDescriptor } from 'react-router';
import type { Article } from '@yahont/contracts/content/articles.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { breadcrumbData } from '#app/blocks/seo/breadcrumb-data.ts';

type Data = { article: Article; origin: string };

/** Head of an article. */
export function articleMeta(
  args: Parameters<typeof pageMeta>[0],
  { article, origin }: Data,
): MetaDescriptor[] {
  const { title, description, url, picture, breadcrumbs } = article;
  return pageMeta(args, { title, description, canonical: url, type: 'article', picture: picture?.hash }, [
    { property: 'article:published_time', content: article.publishedOn },
    { property: 'article:modified_time', content: article.changedOn },
    { 'script:ld+json': breadcrumbData(breadcrumbs, origin) },
    { 'script:ld+json': articleData(article, origin) },
  ]);
}

function articleData(article: Article, origin: string) {
  const house = { '@type': 'Organization', name: 'Ювелирный дом «Яхонт»', url: `${origin}/` };
  return {
    '@context': 'https://schema.org',
    '@type': article.kind === 'news' ? 'NewsArticle' : 'Article',
    headline: article.h1,
    description: article.description,
    datePublished: article.publishedOn,
    dateModified: article.changedOn,
    inLanguage: 'ru',
    mainEntityOfPage: `${origin}${article.url}`,
    image: article.picture ? [`${origin}/pictures/${article.picture.hash}/1000.jpeg`] : [],
    author: house,
    publisher: house,
  };
}
