import { ImportArticle, type ArticleKind } from '@yahont/contracts/content/articles.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { CallContext } from '#src/platform/context.ts';
import { articleAddress } from '../addresses.ts';
import type { ShopOffers } from '../needs/fulfilled.ts';
import { findTextAt, listArticleBodies } from '../texts.ts';

const HOUR_MS = 3_600_000;
/** Older articles are still reachable by their addresses. */
const MAX_LISTED = 200;

/** `section` is empty for news and actions. */
export type ArticleAddress = { kind: ArticleKind; section: string; code: string };

/** An article with the day of its last change, which is no earlier than its publication. */
export type PublishedArticle = ImportArticle & { changedOn: IsoDate };

/**
 * An article with the day of its last change, the same in all cities, so that page, feed and sitemap
 * agree. The blocks stay the same objects, so cached readings remain valid.
 */
export function withChange(article: ImportArticle, revisedAt: Date | null): PublishedArticle {
  const { publishedOn } = article;
  const revisedOn = revisedAt === null ? publishedOn : cityDate(revisedAt, MOSCOW_HOURS);
  return { ...article, changedOn: revisedOn > publishedOn ? revisedOn : publishedOn };
}

/** When a text last changed: its revision, or the midnight in Moscow at which it appeared. */
export function lastChange({ publishedOn }: ImportArticle, revisedAt: Date | null): Date {
  const appeared = new Date(Date.parse(publishedOn) - MOSCOW_HOURS * HOUR_MS);
  return revisedAt !== null && revisedAt > appeared ? revisedAt : appeared;
}

/** Today's date in the caller's city. */
export function todayOf({ now, city }: Pick<CallContext, 'now' | 'city'>): IsoDate {
  return cityDate(now(), city.timezone);
}

/** Articles published today or earlier, newest first. */
export async function findPublished(
  ctx: CallContext,
  kind: ArticleKind,
  offers: ShopOffers,
): Promise<PublishedArticle[]> {
  const found = await listArticleBodies(ctx, kind, { offers, today: todayOf(ctx), limit: MAX_LISTED });
  return found.map(({ body, revisedAt }) => withChange(body, revisedAt));
}

/**
 * An article by its address; null when there is none, the shop may not show it, or its day is still to
 * come.
 */
export async function findArticle(
  ctx: CallContext,
  asked: ArticleAddress,
  offers: ShopOffers,
): Promise<PublishedArticle | null> {
  const { kind, section } = asked;
  if ((kind === 'guide') !== (section !== '')) return null;
  const address = articleAddress(asked);
  const found = await findTextAt(ctx, { kind, address, schema: ImportArticle, offers });
  if (found === null || found.body.publishedOn > todayOf(ctx)) return null;
  return withChange(found.body, found.revisedAt);
}
