import type { Article, ImportArticle } from '@yahont/contracts/content/articles.ts';
import type { Breadcrumb } from '@yahont/contracts/catalogue/sections.ts';
import type { CallContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import type { Catalogue } from '#src/domains/catalogue/index.ts';
import { articleUrl, guideSectionUrl, toArticleCard, toPicture } from './article-cards.ts';
import type { CardSources } from './article-cards.ts';
import { listArticles } from './list-articles.ts';
import { elementsOf, withAncestors } from './list-guide.ts';
import { findArticle, findGuideSections, findPublished } from './published-articles.ts';
import type { ArticleAddress } from './published-articles.ts';

type Deps = { catalogue: Catalogue };

const MOST_RELATED = 4;

/** An article with related ones. Throws `article-not-found`, also before its publication day. */
export async function getArticle(
  ctx: CallContext,
  { catalogue }: Deps,
  address: ArticleAddress,
): Promise<Article> {
  const isGuide = address.kind === 'guide';
  const article = await findArticle(ctx, address);
  if (article === null) throw notFound('article');
  const [sections, all] = await Promise.all([
    isGuide ? findGuideSections(ctx) : [],
    findPublished(ctx, address.kind),
  ]);
  const neighbours = isGuide ? elementsOf(all, address.section) : all;
  const sources = { ctx, catalogue, sections };
  return {
    ...toArticleCard(article, sources),
    ...toText(article, catalogue),
    breadcrumbs: breadcrumbsOf(article, neighbours, sources),
    related: await relatedTo(article, neighbours, sources),
  };
}

function toText(
  article: ImportArticle,
  catalogue: Catalogue,
): Omit<Article, 'breadcrumbs' | 'related' | keyof ReturnType<typeof toArticleCard>> {
  const { title, description, pictureFocus, link, note } = article;
  const sections = article.sections.map(({ figure, ...section }) => {
    const picture = figure === null ? null : toPicture(catalogue, figure.picture);
    return { ...section, figure: figure && picture && { picture, caption: figure.caption } };
  });
  return {
    title,
    description,
    pictureFocus,
    sections,
    promoCode: article.kind === 'action' ? article.promoCode : null,
    link,
    note,
  };
}

function breadcrumbsOf(
  article: ImportArticle,
  neighbours: readonly ImportArticle[],
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
 * News: the newest others. Actions: the current ones. Guide: nested elements, then the following ones of the section,
 * starting over at its end.
 */
async function relatedTo(
  article: ImportArticle,
  neighbours: readonly ImportArticle[],
  sources: CardSources,
): Promise<Article['related']> {
  if (article.kind === 'action') {
    const cards = await listArticles(sources.ctx, sources, 'action');
    return cards
      .filter((card) => card.action?.state === 'current' && card.url !== articleUrl(article))
      .slice(0, MOST_RELATED);
  }
  const others =
    article.kind === 'news'
      ? neighbours.filter(({ code }) => code !== article.code)
      : followingInGuide(article, neighbours);
  return others.slice(0, MOST_RELATED).map((one) => toArticleCard(one, sources));
}

function followingInGuide(article: ImportArticle, neighbours: readonly ImportArticle[]): ImportArticle[] {
  const at = neighbours.findIndex(({ code }) => code === article.code);
  // Nested elements follow directly.
  return [...neighbours.slice(at + 1), ...neighbours.slice(0, at)];
}
