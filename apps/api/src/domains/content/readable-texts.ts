import { asc, like } from 'drizzle-orm';
import type { z } from 'zod';
import { ImportArticle } from '@yahont/contracts/content/articles.ts';
import type { ArticleKind } from '@yahont/contracts/content/articles.ts';
import { ImportTextPage } from '@yahont/contracts/content/content.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { readingMinutes } from '@yahont/values/text/reading-minutes.ts';
import type { Context } from '#src/platform/context.ts';
import { articleUrl } from './articles/article-cards.ts';
import { articles } from './articles.tables.ts';
import { STORED_BLOCK } from './content-blocks.ts';
import { contentBlocks } from './content.tables.ts';
import { STORED_ARTICLE } from './articles/published-articles.ts';
import { readBodies } from './read-bodies.ts';

/** A text for the search index. */
export type ReadableText = {
  kind: ArticleKind | 'page';
  url: string;
  title: string;
  /** Lead and headings. */
  summary: string;
  body: string;
  minutes: number;
  picture: { hash: string; alt: string } | null;
  /** Published from this day on; null: always. */
  from: IsoDate | null;
  /** Last day; null: open-ended. */
  until: IsoDate | null;
};

/** All pages and articles, including unpublished ones. */
export async function listReadableTexts(ctx: Pick<Context, 'db' | 'log'>): Promise<ReadableText[]> {
  const { db } = ctx;
  const pages = await db
    .select(STORED_BLOCK)
    .from(contentBlocks)
    .where(like(contentBlocks.key, 'page:%'))
    .orderBy(asc(contentBlocks.key));
  const written = await db.select(STORED_ARTICLE).from(articles).orderBy(asc(articles.id));
  return [
    ...readBodies(ctx, ImportTextPage, pages).map(textOfPage),
    ...readBodies(ctx, ImportArticle, written).map(textOfArticle),
  ];
}

function textOfPage({ path, h1, lead, sections, picture, pictureAlt }: Parsed): ReadableText {
  return {
    kind: 'page',
    url: path,
    title: h1,
    ...textsOf({ lead, sections }),
    picture: picture === null ? null : { hash: picture, alt: pictureAlt === '' ? h1 : pictureAlt },
    from: null,
    until: null,
  };
}

type Parsed = z.output<typeof ImportTextPage>;

function textOfArticle(article: ImportArticle): ReadableText {
  const { kind, h1, lead, sections, picture, publishedOn } = article;
  return {
    kind,
    url: articleUrl(article),
    title: h1,
    ...textsOf({ lead, sections }),
    picture,
    from: publishedOn,
    until: article.kind === 'action' ? article.endsOn : null,
  };
}

function textsOf({ lead, sections }: Pick<Parsed, 'lead' | 'sections'>) {
  const lines = sections.flatMap(({ paragraphs, list }) => [...paragraphs, ...list]);
  return {
    summary: [lead, ...sections.map(({ heading }) => heading)].join('. '),
    body: lines.join(' '),
    minutes: readingMinutes(lines),
  };
}
