import type { ArticleCard, ImportArticle, ImportGuideSection } from '@yahont/contracts/content/articles.ts';
import type { Picture } from '@yahont/contracts/catalogue/pictures.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import { minutesOf } from '../reading/plain-texts.ts';
import { actionState, endsSoon } from './action-state.ts';
import { todayOf, type PublishedArticle } from './published-articles.ts';

export type CardSources = {
  ctx: CallContext;
  catalogue: Catalogue;
  /** Sections of the guide; omitted when only news or actions are shown. */
  sections?: readonly Pick<ImportGuideSection, 'code' | 'name'>[];
};

/** Path of an article. */
export function articleUrl(article: ImportArticle): string {
  if (article.kind === 'news') return `/news/${article.code}/`;
  if (article.kind === 'action') return `/actions/${article.code}/`;
  return `${guideSectionUrl(article.section)}${article.code}/`;
}

export function guideSectionUrl(code: string): string {
  return `/guide/${code}/`;
}

export function toArticleCard(
  article: PublishedArticle,
  { ctx, catalogue, sections = [] }: CardSources,
): ArticleCard {
  return {
    kind: article.kind,
    url: articleUrl(article),
    h1: article.h1,
    lead: article.lead,
    picture: toPicture(catalogue, article.picture),
    publishedOn: article.publishedOn,
    changedOn: article.changedOn,
    sectionName:
      article.kind === 'guide' ? (sections.find(({ code }) => code === article.section)?.name ?? '') : '',
    minutes: minutesOf(article),
    action: article.kind === 'action' ? toActionDays(article, ctx) : null,
  };
}

/** A missing picture is not shown. */
export function toPicture(catalogue: Catalogue, picture: ImportArticle['picture']): Picture | null {
  return picture === null ? null : catalogue.pictureOf(picture);
}

function toActionDays(
  action: Extract<ImportArticle, { kind: 'action' }>,
  ctx: CallContext,
): ArticleCard['action'] {
  const { startsOn, endsOn, condition, topic, promoCode } = action;
  const today = todayOf(ctx);
  return {
    state: actionState(action, today),
    startsOn,
    endsOn,
    condition,
    topic,
    hasCode: promoCode !== null,
    isEnding: endsSoon(action, today),
  };
}
