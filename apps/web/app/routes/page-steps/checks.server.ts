import { listGuide } from '@yahont/contracts/content/articles.ts';
import { resolvePath } from '@yahont/contracts/catalogue/sections.ts';
import { getTextPage } from '@yahont/contracts/content/content.ts';
import { listCities } from '@yahont/contracts/locations/locations.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { STONE_SHAPES } from '@yahont/contracts/stones/grades.ts';
import { getStore } from '@yahont/contracts/stores/stores.ts';
import { callNamed } from '#app/lib/api/call-named.server.ts';
import { pageNotFound } from '#app/lib/api/or-404.server.ts';
import { idParam } from '#app/lib/api/id-param.server.ts';
import { findSelection } from '#app/blocks/stones/find-selection.server.ts';
import { findStone } from '#app/blocks/stones/find-stone.server.ts';
import { leadKindParam } from '#app/features/leads/lead-kind-param.server.ts';
import { findArticle } from '#app/blocks/articles/load-article.server.ts';
import type { StepPage } from './step-page.server.ts';

type Check = (step: StepPage) => Promise<unknown>;

/**
 * Checks of routes whose address names something that must exist, by pattern. A check throws a 404 when it does not.
 */
export const CHECKS: Readonly<Record<string, Check>> = {
  'catalog/*': async ({ page, params, url }) => {
    const path = withoutSlash(params['*']);
    if (path !== '') await callNamed(page.publicApi, resolvePath, { query: { path }, path: url.pathname });
  },
  'catalog/diamonds/:code': ({ page, params, url }) =>
    findStone(page.publicApi, params['code'] ?? '', url.pathname),
  'catalog/diamonds/:code/selection': (step) => {
    const { page, params, url } = step;
    const code = params['code'] ?? '';
    const isShape = STONE_SHAPES.some((shape) => shape === code);
    return isShape ? textPage(step) : findSelection(page.publicApi, code, url);
  },
  'discount/:code?': textPage,
  'cis/:code': textPage,

  'news/:code': (step) => article(step, { kind: 'news', code: step.params['code'] ?? '' }),
  'actions/:id': (step) => article(step, { kind: 'action', code: step.params['id'] ?? '' }),
  'guide/:section/*': async (step) => {
    const { page, params, url } = step;
    const code = withoutSlash(params['*']);
    if (code !== '') {
      await article(step, { kind: 'guide', section: params['section'] ?? '', code });
      return;
    }
    const { sections } = await page.publicApi(listGuide);
    if (!sections.some((section) => section.code === params['section'])) throw pageNotFound(url.pathname);
  },

  'stores/:city?': async ({ page, params, url }) => {
    const cities = await page.publicApi(listCities);
    if (!cities.some((city) => city.locationNameTranslit === params['city']))
      throw pageNotFound(url.pathname);
  },
  'stores/:city/:id': async ({ page, params, url }) => {
    const store = await page.publicApi(getStore, {
      params: { id: idParam(params['id'] ?? '', url.pathname) },
    });
    if (store.cityCode !== params['city']) throw pageNotFound(url.pathname);
  },

  'request/:kind': async ({ params, url }) => leadKindParam(params['kind'] ?? '', url.pathname),

  'personal/order/:orderid': ({ page, params, url }) => order(page, params['orderid'], url),
  'personal/order/done/:id': ({ page, params, url }) => order(page, params['id'], url),
};

function textPage({ page, url }: StepPage): Promise<unknown> {
  const query = { path: `${withoutSlash(url.pathname)}/` };
  return callNamed(page.publicApi, getTextPage, { query, path: url.pathname });
}

function article({ page, url }: StepPage, address: Parameters<typeof findArticle>[1]): Promise<unknown> {
  return findArticle(page.publicApi, address, url.pathname);
}

async function order({ visitorApi }: StepPage['page'], id: string | undefined, url: URL): Promise<void> {
  if (visitorApi) await visitorApi(getOrder, { params: { id: idParam(id ?? '', url.pathname) } });
}

function withoutSlash(path: string | undefined): string {
  return (path ?? '').replace(/\/+$/, '');
}
