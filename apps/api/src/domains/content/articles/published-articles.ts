import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { ImportArticle, ImportGuideSection } from '@yahont/contracts/content/articles.ts';
import type { ArticleKind } from '@yahont/contracts/content/articles.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { CallContext } from '#src/platform/context.ts';
import { articles, guideSections } from '../articles.tables.ts';
import { readBodies, readBody, rowVersion } from '../read-bodies.ts';

/** Older ones are still found by their addresses. */
const MOST_LISTED = 200;

/** `section` is empty for news and actions. */
export type ArticleAddress = { kind: ArticleKind; section: string; code: string };

/** Columns of `StoredBody` over articles. */
export const STORED_ARTICLE = {
  key: sql<string>`'articles:' || ${articles.id}`,
  version: rowVersion(articles),
  body: articles.body,
};

/** Today's date in the caller's city. */
export function todayOf({ now, city }: Pick<CallContext, 'now' | 'city'>): IsoDate {
  return cityDate(now(), city.timezone);
}

/** Articles published today or earlier, newest first; on the same day the last imported first. */
export async function findPublished(ctx: CallContext, kind: ArticleKind): Promise<ImportArticle[]> {
  const rows = await ctx.db
    .select(STORED_ARTICLE)
    .from(articles)
    .where(and(eq(articles.kind, kind), lte(articles.publishedOn, todayOf(ctx))))
    .orderBy(desc(articles.publishedOn), desc(articles.id))
    .limit(MOST_LISTED);
  return readBodies(ctx, ImportArticle, rows);
}

/** An article by its address; null when there is none, it does not fit, or its day has not come. */
export async function findArticle(
  ctx: CallContext,
  { kind, section, code }: ArticleAddress,
): Promise<ImportArticle | null> {
  const [row] = await ctx.db
    .select(STORED_ARTICLE)
    .from(articles)
    .where(
      and(
        eq(articles.kind, kind),
        section === '' ? isNull(articles.section) : eq(articles.section, section),
        eq(articles.code, code),
        lte(articles.publishedOn, todayOf(ctx)),
      ),
    );
  return row ? readBody(ctx, ImportArticle, row) : null;
}

/** Sections of the guide in order. */
export async function findGuideSections(ctx: CallContext): Promise<ImportGuideSection[]> {
  const rows = await ctx.db
    .select({
      key: sql<string>`'guide-sections:' || ${guideSections.code}`,
      version: rowVersion(guideSections),
      body: guideSections.body,
    })
    .from(guideSections)
    .orderBy(asc(guideSections.sort), asc(guideSections.code));
  return readBodies(ctx, ImportGuideSection, rows);
}
