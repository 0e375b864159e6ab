import { desc, lte, sql } from 'drizzle-orm';
import { ImportArticle, ImportGuideSection, type ArticleKind } from '@yahont/contracts/content/articles.ts';
import { ImportTextPage } from '@yahont/contracts/content/content.ts';
import { ImportQuestion } from '@yahont/contracts/content/questions.ts';
import { ImportVacancy } from '@yahont/contracts/content/vacancies.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { z } from 'zod';
import type { Context } from '#src/platform/context.ts';
import type { DocumentKind } from '@yahont/contracts/content/document-kinds.ts';
import {
  bodyText,
  documentId,
  findPublishedAt,
  listPublished,
  type Published,
} from '#src/domains/ground/documents/index.ts';
import { fulfilledText, type ShopOffers } from './needs/fulfilled.ts';

/**
 * Published texts of each kind, in the order of their lists. Texts that require missing features are
 * omitted.
 */

type Reader = Pick<Context, 'db' | 'log'>;

export type StoredPage = z.output<typeof ImportTextPage>;

/** Text pages by address. */
export async function listPages(ctx: Reader, offers: ShopOffers): Promise<Published<StoredPage>[]> {
  return fulfilled(await listPublished(ctx, 'page', ImportTextPage), offers);
}

/** The published text at an address; null when there is none, or the shop may not show it. */
export async function findTextAt<Schema extends z.ZodType<Fulfillable>>(
  ctx: Reader,
  { offers, schema, ...at }: { kind: DocumentKind; address: string; schema: Schema; offers: ShopOffers },
): Promise<Published<z.output<Schema>> | null> {
  const found = await findPublishedAt(ctx, at, schema);
  return (found && fulfilled([found], offers)[0]) ?? null;
}

type Span = { offers: ShopOffers; today?: IsoDate; limit?: number };

/**
 * Articles of a kind, newest first; on the same day the last imported first. With `today`, without
 * future ones.
 */
export async function listArticleBodies(
  ctx: Reader,
  kind: ArticleKind,
  { offers, today, limit }: Span,
): Promise<Published<ImportArticle>[]> {
  const found = await listPublished(ctx, kind, ImportArticle, {
    where: today === undefined ? undefined : publishedBy(today),
    orderBy: [sql`${desc(bodyText('publishedOn'))} nulls last`, desc(documentId)],
    ...(limit === undefined ? {} : { limit }),
  });
  return fulfilled(found, offers);
}

/** Sections of the guide by `sort`. */
export async function findGuideSections(ctx: Reader): Promise<ImportGuideSection[]> {
  return inOrder(await listPublished(ctx, 'guide-section', ImportGuideSection));
}

/** Questions by `sort`, whatever their group. */
export async function findQuestions(ctx: Reader, offers: ShopOffers): Promise<ImportQuestion[]> {
  return inOrder(fulfilled(await listPublished(ctx, 'question', ImportQuestion), offers));
}

/** Vacancies by `sort`, including future ones. */
export async function listVacancies(ctx: Reader, offers: ShopOffers): Promise<ImportVacancy[]> {
  return inOrder(fulfilled(await listPublished(ctx, 'vacancy', ImportVacancy), offers));
}

/** Vacancies by `sort`, without future ones. */
export async function findVacancies(
  ctx: Reader,
  { offers, today }: { offers: ShopOffers; today: IsoDate },
): Promise<ImportVacancy[]> {
  return (await listVacancies(ctx, offers)).filter(({ publishedOn }) => publishedOn <= today);
}

type Fulfillable = Parameters<typeof fulfilledText>[0];

function fulfilled<Body extends Fulfillable>(
  list: readonly Published<Body>[],
  offers: ShopOffers,
): Published<Body>[] {
  return list.flatMap((one) => {
    const body = fulfilledText(one.body, offers);
    return body === null ? [] : [{ ...one, body }];
  });
}

/** ISO days sort as text. */
function publishedBy(today: IsoDate) {
  return lte(bodyText('publishedOn'), today);
}

/** Sorted here, not in SQL: a single invalid number must not break the list. */
function inOrder<Body extends { code: string; sort: number }>(list: readonly Published<Body>[]): Body[] {
  return list.map(({ body }) => body).toSorted((a, b) => a.sort - b.sort || (a.code < b.code ? -1 : 1));
}
