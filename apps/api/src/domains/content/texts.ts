import { desc, lte, sql } from 'drizzle-orm';
import { ImportArticle, ImportGuideSection } from '@yahont/contracts/content/articles.ts';
import type { ArticleKind } from '@yahont/contracts/content/articles.ts';
import { ImportTextPage } from '@yahont/contracts/content/content.ts';
import { ImportQuestion } from '@yahont/contracts/content/questions.ts';
import { ImportVacancy } from '@yahont/contracts/content/vacancies.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { z } from 'zod';
import type { Context } from '#src/platform/context.ts';
import { bodyText, documentId, listPublished } from '#src/domains/documents/index.ts';
import type { Published } from '#src/domains/documents/index.ts';

/** Published texts of each kind, in the order of their lists. */

type Reader = Pick<Context, 'db' | 'log'>;

export type StoredPage = z.output<typeof ImportTextPage>;

/** Text pages by address. */
export function listPages(ctx: Reader): Promise<Published<StoredPage>[]> {
  return listPublished(ctx, 'page', ImportTextPage);
}

type Span = { today?: IsoDate; limit?: number };

/** Articles of a kind, newest first; on the same day the last imported first. With `today` none of the days after it. */
export function listArticleBodies(
  ctx: Reader,
  kind: ArticleKind,
  { today, limit }: Span = {},
): Promise<Published<ImportArticle>[]> {
  return listPublished(ctx, kind, ImportArticle, {
    where: today === undefined ? undefined : publishedBy(today),
    orderBy: [sql`${desc(bodyText('publishedOn'))} nulls last`, desc(documentId)],
    ...(limit === undefined ? {} : { limit }),
  });
}

/** Sections of the guide by `sort`. */
export async function findGuideSections(ctx: Reader): Promise<ImportGuideSection[]> {
  return inOrder(await listPublished(ctx, 'guide-section', ImportGuideSection));
}

/** Questions by `sort`, whatever their group. */
export async function findQuestions(ctx: Reader): Promise<ImportQuestion[]> {
  return inOrder(await listPublished(ctx, 'question', ImportQuestion));
}

/** Vacancies by `sort`, also those whose day has not come. */
export async function listVacancies(ctx: Reader): Promise<ImportVacancy[]> {
  return inOrder(await listPublished(ctx, 'vacancy', ImportVacancy));
}

/** Vacancies by `sort`, those whose day has come. */
export async function findVacancies(ctx: Reader, today: IsoDate): Promise<ImportVacancy[]> {
  return (await listVacancies(ctx)).filter(({ publishedOn }) => publishedOn <= today);
}

/** ISO days sort as text. */
function publishedBy(today: IsoDate) {
  return lte(bodyText('publishedOn'), today);
}

/** Sorted here, not in SQL: one body with words for a number must not break the list. */
function inOrder<Body extends { code: string; sort: number }>(list: readonly Published<Body>[]): Body[] {
  return list.map(({ body }) => body).toSorted((a, b) => a.sort - b.sort || (a.code < b.code ? -1 : 1));
}
