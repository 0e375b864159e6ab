import type { Article } from '@yahont/contracts/content/articles.ts';
import type { Breadcrumb } from '@yahont/contracts/catalogue/sections.ts';
import type { CallContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { showText, type BlockSources } from '../blocks/show-blocks.ts';
import { articleUrl, guideSectionUrl, toArticleCard, type CardSources } from './article-cards.ts';
import { withCodePrices } from './code-prices.ts';
import { listArticles } from './list-articles.ts';
import { elementsOf, withAncestors } from './list-guide.ts';
import {
  findArticle,
  findPublished,
  type ArticleAddress,
  type PublishedArticle,
} from './published-articles.ts';
import type { ShopOffers } from '../needs/fulfilled.ts';
import { findGuideSections } from '../texts.ts';

type Deps = Omit<BlockSources, 'ctx'>;

const MAX_RELATED = 4;

/** An article with related ones. Throws `article-not-found`, also before its publication day. */
export async function getArticle(ctx: CallContext, deps: Deps, address: ArticleAddress): Promise<Article> {
  const article = await findArticle(ctx, address, deps.offers);
  if (article === null) throw notFound('article');
  return showArticle(ctx, deps, article);
}

/** An article as its page shows it. */
export async function showArticle(ctx: CallContext, deps: Deps, article: PublishedArticle): Promise<Article> {
  const isGuide = article.kind === 'guide';
  const [sections, all] = await Promise.all([
    isGuide ? findGuideSections(ctx) : [],
    findPublished(ctx, article.kind, deps.offers),
  ]);
  const neighbours = article.kind === 'guide' ? elementsOf(all, article.section) : all;
  const sources = { ctx, catalogue: deps.catalogue, offers: deps.offers, sections };
  const text = await toText(article, { ...deps, ctx });
  return {
    ...toArticleCard(article, sources),
    ...text,
    blocks: text.promoCode === null ? text.blocks : await withCodePrices(ctx, text.blocks, text.promoCode),
    breadcrumbs: breadcrumbsOf(article, neighbours, sources),
    related: await relatedTo(article, neighbours, sources),
  };
}

async function toText(
  article: PublishedArticle,
  sources: BlockSources,
): Promise<Omit<Article, 'breadcrumbs' | 'related' | keyof ReturnType<typeof toArticleCard>>> {
  const { title, description, pictureFocus, link, note } = article;
  return {
    title,
    description,
    pictureFocus,
    ...(await showText(article, sources)),
    promoCode: article.kind === 'action' ? article.promoCode : null,
    link,
    note,
  };
}

function breadcrumbsOf(
  article: PublishedArticle,
  neighbours: readonly PublishedArticle[],
  { sections = [] }: CardSources,
): Breadcrumb[] {
  const home = { name: 'Главная', url: '/' };
  const self = { name: article.h1, url: articleUrl(article) };
  if (article.kind === 'news') return [home, { name: 'Новости', url: '/news/' }, self];
  if (article.kind === 'action') return [home, { name: 'Акции', url: '/actions/' }, self];
  const above = new Set(withAncestors(article.code));
  return [
    home,
    { name: 'Ювелирный гид', url: '/guide/' },
    ...sections
      .filter(({ code }) => code === article.section)
      .map(({ code, name }) => ({ name, url: guideSectionUrl(code) })),
    ...neighbours
      .filter(({ code }) => above.has(code))
      .map((one) => ({ name: one.h1, url: articleUrl(one) })),
  ];
}

/**
 * News: the newest others. Actions: the current ones. Guide: nested elements, then the next ones of the
 * section, wrapping around at its end.
 */
async function relatedTo(
  article: PublishedArticle,
  neighbours: readonly PublishedArticle[],
  sources: CardSources & { offers: ShopOffers },
): Promise<Article['related']> {
  if (article.kind === 'action') {
    const cards = await listArticles(sources.ctx, sources, 'action');
    return cards
      .filter((card) => card.action?.state === 'current' && card.url !== articleUrl(article))
      .slice(0, MAX_RELATED);
  }
  const others =
    article.kind === 'news'
      ? neighbours.filter(({ code }) => code !== article.code)
      : followingInGuide(article, neighbours);
  return others.slice(0, MAX_RELATED).map((one) => toArticleCard(one, sources));
}

function followingInGuide(
  article: PublishedArticle,
  neighbours: readonly PublishedArticle[],
): PublishedArticle[] {
  const at = neighbours.findIndex(({ code }) => code === article.code);
  // Nested elements follow directly.
  return [...neighbours.slice(at + 1), ...neighbours.slice(0, at)];
}
