import { ActionState, type ArticleCard } from '@yahont/contracts/content/articles.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import type { ShopOffers } from '../needs/fulfilled.ts';
import { toArticleCard } from './article-cards.ts';
import { findPublished, type PublishedArticle } from './published-articles.ts';

type Deps = { catalogue: Catalogue; offers: ShopOffers };

/** News, newest first, or actions by `ActionState`: current and future ones by sort. */
export async function listArticles(
  ctx: CallContext,
  { catalogue, offers }: Deps,
  kind: 'news' | 'action',
): Promise<ArticleCard[]> {
  const found = await findPublished(ctx, kind, offers);
  const toCard = (article: PublishedArticle) => toArticleCard(article, { ctx, catalogue });
  if (kind === 'news') return found.map(toCard);
  return found
    .toSorted((a, b) => a.sort - b.sort)
    .map(toCard)
    .toSorted((a, b) => stateOrder(a) - stateOrder(b) || lastEndedFirst(a, b));
}

function stateOrder({ action }: ArticleCard): number {
  return action === null ? 0 : ActionState.options.indexOf(action.state);
}

function lastEndedFirst({ action: a }: ArticleCard, { action: b }: ArticleCard): number {
  if (a?.state !== 'ended' || b?.state !== 'ended') return 0;
  return (b.endsOn ?? '').localeCompare(a.endsOn ?? '');
}
