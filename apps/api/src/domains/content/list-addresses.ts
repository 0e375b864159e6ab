import { asc, like, lte } from 'drizzle-orm';
import { ImportArticle } from '@yahont/contracts/content/articles.ts';
import { ImportTextPage } from '@yahont/contracts/content/content.ts';
import type { SitemapItem } from '@yahont/contracts/seo/sitemap.ts';
import type { CallContext } from '#src/platform/context.ts';
import { articleUrl, guideSectionUrl } from './articles/article-cards.ts';
import { articles } from './articles.tables.ts';
import { STORED_BLOCK } from './content-blocks.ts';
import { contentBlocks } from './content.tables.ts';
import { findGuideSections, STORED_ARTICLE, todayOf } from './articles/published-articles.ts';
import { readBody } from './read-bodies.ts';

/** Pages that the storefront builds from lists. */
const LISTS = ['/', '/news/', '/actions/', '/guide/', '/sitemap/'];
/** Pages about one visitor, or for a special occasion, are not listed; the guide's texts belong to its lists. */
const HIDDEN = ['/personal/', '/check_user/', '/guide/'];

/** Addresses of the lists and of all text pages. */
export async function listPageAddresses(ctx: CallContext): Promise<SitemapItem[]> {
  const rows = await ctx.db
    .select({ ...STORED_BLOCK, changedAt: contentBlocks.changedAt })
    .from(contentBlocks)
    .where(like(contentBlocks.key, 'page:%'))
    .orderBy(asc(contentBlocks.key));
  const pages = rows.flatMap(({ changedAt, ...row }) => {
    const page = readBody(ctx, ImportTextPage, row);
    if (page === null) return [];
    const path = `/${page.path}/`.replaceAll(/\/{2,}/g, '/');
    const pictures = page.picture === null ? [] : [page.picture];
    return [{ path, changedAt: changedAt.toISOString(), pictures }];
  });
  const shown = pages.filter(({ path }) => !HIDDEN.some((start) => path.startsWith(start)));
  const known = new Set(shown.map(({ path }) => path));
  const lists = LISTS.filter((path) => !known.has(path));
  return [...lists.map((path) => ({ path, changedAt: null, pictures: [] })), ...shown];
}

/** Addresses of news, actions, and the guide's sections and elements that are published today. */
export async function listArticleAddresses(ctx: CallContext): Promise<SitemapItem[]> {
  const rows = await ctx.db
    .select({ ...STORED_ARTICLE, changedAt: articles.changedAt })
    .from(articles)
    .where(lte(articles.publishedOn, todayOf(ctx)))
    .orderBy(asc(articles.id));
  const sections = await findGuideSections(ctx);
  const read = rows.flatMap(({ changedAt, ...row }) => {
    const article = readBody(ctx, ImportArticle, row);
    return article === null ? [] : [{ article, changedAt }];
  });
  // A section without elements is not shown.
  const filled = new Set(read.map(({ article }) => (article.kind === 'guide' ? article.section : '')));
  return [
    ...sections
      .filter(({ code }) => filled.has(code))
      .map(({ code, picture }) => ({
        path: guideSectionUrl(code),
        changedAt: null,
        pictures: picture === null ? [] : [picture.hash],
      })),
    ...read.map(({ article, changedAt }) => ({
      path: articleUrl(article),
      changedAt: changedAt.toISOString(),
      pictures: picturesOf(article),
    })),
  ];
}

function picturesOf({ picture, sections }: ImportArticle): string[] {
  const all = [picture, ...sections.map(({ figure }) => figure?.picture ?? null)];
  return [...new Set(all.flatMap((one) => (one === null ? [] : [one.hash])))];
}
