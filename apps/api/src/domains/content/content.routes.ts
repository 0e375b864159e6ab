import * as articleCalls from '@yahont/contracts/content/articles.ts';
import * as calls from '@yahont/contracts/content/content.ts';
import { serve } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import type { Catalogue } from '#src/domains/catalogue/index.ts';
import type { StoreDirectory } from '#src/domains/stores/index.ts';
import { getArticle } from './articles/get-article.ts';
import { getHome } from './get-home.ts';
import { getTextPage } from './get-text-page.ts';
import { listArticles } from './articles/list-articles.ts';
import { listGuide } from './articles/list-guide.ts';
import { listTextPages } from './list-text-pages.ts';

export function contentRoutes(routes: Routes, deps: { catalogue: Catalogue; stores: StoreDirectory }): void {
  serve(routes, calls.getHome, ({ ctx }) => getHome(ctx, deps));
  serve(routes, calls.getTextPage, ({ ctx, query }) => getTextPage(ctx, deps, query.path));
  serve(routes, calls.listTextPages, async ({ ctx }) => ({ items: await listTextPages(ctx) }));
  serve(routes, articleCalls.listArticles, async ({ ctx, query }) => ({
    items: await listArticles(ctx, deps, query.kind),
  }));
  serve(routes, articleCalls.listGuide, async ({ ctx }) => ({ sections: await listGuide(ctx, deps) }));
  serve(routes, articleCalls.getArticle, ({ ctx, query }) => getArticle(ctx, deps, query));
}
