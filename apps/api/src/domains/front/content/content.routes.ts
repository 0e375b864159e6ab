import * as articleCalls from '@yahont/contracts/content/articles.ts';
import * as calls from '@yahont/contracts/content/content.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import type { BlockSources } from './blocks/show-blocks.ts';
import * as questionCalls from '@yahont/contracts/content/questions.ts';
import * as vacancyCalls from '@yahont/contracts/content/vacancies.ts';
import { getDraft as draftCall } from '@yahont/contracts/content/drafts.ts';
import type { DraftLinks } from '#src/domains/ground/documents/index.ts';
import { getDraft } from './get-draft.ts';
import { getArticle } from './articles/get-article.ts';
import { getHome } from './get-home.ts';
import { getTextPage } from './get-text-page.ts';
import { listArticles } from './articles/list-articles.ts';
import { listGuide } from './articles/list-guide.ts';
import { listTextPages } from './list-text-pages.ts';
import { listQuestions } from './questions/list-questions.ts';
import { getVacancy, listOpenVacancies } from './vacancies/get-vacancy.ts';

/** Calls that serve the texts. */
export type ContentDeps = Omit<BlockSources, 'ctx'> & { drafts: DraftLinks };

export function contentRoutes(routes: Routes, deps: ContentDeps): void {
  serve(routes, calls.getHome, ({ ctx }) => getHome(ctx, deps));
  serve(routes, calls.getTextPage, ({ ctx, query }) => getTextPage(ctx, deps, query.path));
  serve(routes, calls.listTextPages, async ({ ctx }) => ({ items: await listTextPages(ctx, deps.offers) }));
  serve(routes, articleCalls.listArticles, async ({ ctx, query }) => ({
    items: await listArticles(ctx, deps, query.kind),
  }));
  serve(routes, articleCalls.listGuide, ({ ctx }) => listGuide(ctx, deps));
  serve(routes, draftCall, ({ ctx, query }) => getDraft(ctx, deps, query.token));
  serve(routes, questionCalls.listQuestions, async ({ ctx }) => ({
    groups: await listQuestions(ctx, deps.offers),
  }));
  serve(routes, vacancyCalls.listVacancies, async ({ ctx }) => ({
    items: await listOpenVacancies(ctx, deps),
  }));
  serve(routes, vacancyCalls.getVacancy, ({ ctx, params }) => getVacancy(ctx, deps, params.code));
  serve(routes, articleCalls.getArticle, ({ ctx, query }) => getArticle(ctx, deps, query));
}
