import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { ImportArticle } from '@yahont/contracts/articles.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import { announceChange } from '#src/platform/changes.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { articles, guideSections } from './articles.tables.ts';

/**
 * Writes articles by kind, section and code; doing it twice changes nothing. Throws `unknown-guide-section` when an
 * element belongs to a section that was never imported.
 */
export async function importArticles(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportArticle).parse(input);
  await ctx.db.transaction(async (tx) => {
    await checkSections(tx, list);
    for (const article of list) {
      const row = {
        publishedOn: article.publishedOn,
        sort: article.sort,
        body: article,
        changedAt: ctx.now(),
      };
      await tx
        .insert(articles)
        .values({ ...row, kind: article.kind, section: sectionOf(article), code: article.code })
        .onConflictDoUpdate({ target: [articles.kind, articles.section, articles.code], set: row });
    }
    await auditImport(tx, ctx, { of: 'articles', given: list.length, changed: list.length });
    await announceChange(tx, ['content:articles']);
  });
}

async function checkSections(tx: Db, list: readonly ImportArticle[]): Promise<void> {
  const wanted = [...new Set(list.map(sectionOf))].filter((code) => code !== '');
  const known = await tx
    .select({ code: guideSections.code })
    .from(guideSections)
    .where(inArray(guideSections.code, wanted));
  const codes = new Set(known.map(({ code }) => code));
  const missing = wanted.find((code) => !codes.has(code));
  if (missing !== undefined)
    throw new AppError('invalid', 'unknown-guide-section', { context: { section: missing } });
}

function sectionOf(article: ImportArticle): string {
  return article.kind === 'guide' ? article.section : '';
}
