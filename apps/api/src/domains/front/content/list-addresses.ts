import { ARTICLE_KINDS, type ImportArticle } from '@yahont/contracts/content/articles.ts';
import type { SitemapItem } from '@yahont/contracts/seo/sitemap.ts';
import type { CallContext } from '#src/platform/context.ts';
import { articleUrl, guideSectionUrl } from './articles/article-cards.ts';
import { lastChange, todayOf } from './articles/published-articles.ts';
import type { ShopOffers } from './needs/fulfilled.ts';
import { findGuideSections, findVacancies, listArticleBodies, listPages } from './texts.ts';
import { vacancyUrl } from './vacancies/vacancy-cards.ts';
import type { WrittenBlock } from '@yahont/contracts/content/blocks/written-blocks.ts';

/** Pages that the storefront builds from lists. */
const LISTS = ['/', '/news/', '/actions/', '/guide/', '/vacancies/', '/track/', '/sitemap/'];
/**
 * Pages about one visitor, or for a special occasion, are omitted; the guide's texts belong to its own
 * lists.
 */
const HIDDEN = ['/personal/', '/check_user/', '/guide/'];

/** Addresses of the lists, of all text pages and of vacancies. */
export async function listPageAddresses(ctx: CallContext, offers: ShopOffers): Promise<SitemapItem[]> {
  const [pages, vacancies] = await Promise.all([
    listPages(ctx, offers),
    findVacancies(ctx, { offers, today: todayOf(ctx) }),
  ]);
  const shown = pages
    .filter(({ address }) => !HIDDEN.some((start) => address.startsWith(start)))
    .map(({ address, changedAt, body: { picture, blocks } }) => ({
      path: address,
      changedAt: changedAt.toISOString(),
      pictures: [...new Set([...(picture === null ? [] : [picture]), ...hashesOf(blocks)])],
    }));
  const known = new Set(shown.map(({ path }) => path));
  const lists = LISTS.filter((path) => !known.has(path));
  const bare = [...lists, ...vacancies.map(vacancyUrl)];
  return [...bare.map((path) => ({ path, changedAt: null, pictures: [] })), ...shown];
}

/** Addresses of news, actions, and the guide's sections and elements that are published today. */
export async function listArticleAddresses(ctx: CallContext, offers: ShopOffers): Promise<SitemapItem[]> {
  const today = todayOf(ctx);
  const [sections, ...kinds] = await Promise.all([
    findGuideSections(ctx),
    ...ARTICLE_KINDS.map((kind) => listArticleBodies(ctx, kind, { offers, today })),
  ]);
  const articles = kinds.flat();
  // A section without elements is not shown.
  const filled = new Set(articles.map(({ body }) => (body.kind === 'guide' ? body.section : '')));
  return [
    ...sections
      .filter(({ code }) => filled.has(code))
      .map(({ code, picture }) => ({
        path: guideSectionUrl(code),
        changedAt: null,
        pictures: picture === null ? [] : [picture.hash],
      })),
    ...articles.map(({ body, revisedAt }) => ({
      path: articleUrl(body),
      changedAt: lastChange(body, revisedAt).toISOString(),
      pictures: picturesOf(body),
    })),
  ];
}

function picturesOf({ picture, blocks }: ImportArticle): string[] {
  return [...new Set([...(picture === null ? [] : [picture.hash]), ...hashesOf(blocks)])];
}

/** Hashes of the photographs in a text. */
function hashesOf(blocks: readonly WrittenBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'film') return [block.still];
    if (block.type !== 'picture' && block.type !== 'gallery') return [];
    const figures = block.type === 'picture' ? [block] : block.pictures;
    return figures.flatMap(({ picture }) => ('hash' in picture ? [picture.hash] : []));
  });
}
