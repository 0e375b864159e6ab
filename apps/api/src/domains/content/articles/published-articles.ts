import { ImportArticle } from '@yahont/contracts/content/articles.ts';
import type { ArticleKind } from '@yahont/contracts/content/articles.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { CallContext } from '#src/platform/context.ts';
import { findPublishedAt } from '#src/domains/documents/index.ts';
import { articleAddress } from '../addresses.ts';
import { listArticleBodies } from '../texts.ts';

/** Older ones are still found by their addresses. */
const MOST_LISTED = 200;

/** `section` is empty for news and actions. */
export type ArticleAddress = { kind: ArticleKind; section: string; code: string };

/** Today's date in the caller's city. */
export function todayOf({ now, city }: Pick<CallContext, 'now' | 'city'>): IsoDate {
  return cityDate(now(), city.timezone);
}

/** Articles published today or earlier, newest first. */
export async function findPublished(ctx: CallContext, kind: ArticleKind): Promise<ImportArticle[]> {
  const found = await listArticleBodies(ctx, kind, { today: todayOf(ctx), limit: MOST_LISTED });
  return found.map(({ body }) => body);
}

/** An article by its address; null when there is none, it does not fit, or its day has not come. */
export async function findArticle(ctx: CallContext, asked: ArticleAddress): Promise<ImportArticle | null> {
  const { kind, section } = asked;
  if ((kind === 'guide') !== (section !== '')) return null;
  const article = await findPublishedAt(ctx, { kind, address: articleAddress(asked) }, ImportArticle);
  return article !== null && article.publishedOn <= todayOf(ctx) ? article : null;
}
