import { expect, test } from 'vitest';
import type { Article } from '@yahont/contracts/content/articles.ts';
import { articleMeta } from './article-meta.ts';

const ARTICLE: Article = {
  kind: 'guide',
  url: '/guide/kamni/brilliant/',
  h1: 'Бриллиант',
  lead: '',
  picture: null,
  publishedOn: '2026-10-02',
  changedOn: '2026-11-12',
  sectionName: 'Камни',
  minutes: 3,
  action: null,
  title: 'Бриллиант',
  description: 'О бриллианте',
  blocks: [],
  notes: [],
  pictureFocus: '50% 50%',
  promoCode: null,
  link: null,
  note: '',
  breadcrumbs: [],
  related: [],
};

test('search engines get both days of an article', () => {
  const args = { matches: [], location: { pathname: ARTICLE.url } };
  const tags = articleMeta(args, { article: ARTICLE, origin: 'https://shop.example' });
  expect(tags).toContainEqual({ property: 'article:published_time', content: '2026-10-02' });
  expect(tags).toContainEqual({ property: 'article:modified_time', content: '2026-11-12' });
  const data = tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      datePublished: '2026-10-02',
      dateModified: '2026-11-12',
    }),
  );
});
