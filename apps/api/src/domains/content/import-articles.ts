import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ImportArticle } from '@yahont/contracts/content/articles.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { articles, guideSections } from './articles.tables.ts';

const ROWS_PER_STATEMENT = 200;

/**
 * Writes articles by kind, section and code; repeating an import changes nothing. Throws `unknown-guide-section` when
 * the section of an element does not exist.
 */
export async function importArticles(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportArticle).parse(input);
  await ctx.db.transaction(async (tx) => {
    await checkSections(tx, list);
    const last = [...new Map(list.map((article) => [addressOf(article), article])).values()];
    let changed = 0;
    for (let from = 0; from < last.length; from += ROWS_PER_STATEMENT)
      changed += await writeArticles(tx, last.slice(from, from + ROWS_PER_STATEMENT), ctx.now());
    await auditImport(tx, ctx, { of: 'articles', given: list.length, changed });
    await announceChange(tx, ['content:articles']);
  });
}

/** One statement for all; an article that is the same already keeps the time of its last change. Returns how many changed. */
async function writeArticles(tx: Db, list: readonly ImportArticle[], changedAt: Date): Promise<number> {
  const changed = await tx
    .insert(articles)
    .values(
      list.map((article) => ({
        kind: article.kind,
        section: sectionOf(article),
        code: article.code,
        publishedOn: article.publishedOn,
        sort: article.sort,
        body: article,
        changedAt,
      })),
    )
    .onConflictDoUpdate({
      target: [articles.kind, articles.section, articles.code],
      set: {
        publishedOn: sql`excluded.published_on`,
        sort: sql`excluded.sort`,
        body: sql`excluded.body`,
        changedAt,
      },
      setWhere: sql`(${articles.publishedOn}, ${articles.sort}, ${articles.body})
        is distinct from (excluded.published_on, excluded.sort, excluded.body)`,
    })
    .returning({ code: articles.code });
  return changed.length;
}

async function checkSections(tx: Db, list: readonly ImportArticle[]): Promise<void> {
  const wanted = [...new Set(list.map(sectionOf))].filter((code) => code !== null);
  const known = await tx
    .select({ code: guideSections.code })
    .from(guideSections)
    .where(inArray(guideSections.code, wanted));
  const codes = new Set(known.map(({ code }) => code));
  const missing = wanted.find((code) => !codes.has(code));
  if (missing !== undefined)
    throw new AppError('invalid', 'unknown-guide-section', { context: { section: missing } });
}

/** Of an element of the guide; news and actions have none. */
function sectionOf(article: ImportArticle): string | null {
  return article.kind === 'guide' ? article.section : null;
}

/** Of two with one address in a list the last is written. */
function addressOf(article: ImportArticle): string {
  return `${article.kind} ${article.kind === 'guide' ? article.section : ''} ${article.code}`;
}
