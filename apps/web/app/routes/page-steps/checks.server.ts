import { STONE_SHAPES } from '@yahont/contracts/stones/grades.ts';
import { findArticle } from '#app/blocks/articles/load-article.server.ts';
import { findCataloguePath } from '#app/blocks/named/find-catalogue-path.server.ts';
import { findGuideSection } from '#app/blocks/named/find-guide-section.server.ts';
import { findOrder } from '#app/blocks/named/find-order.server.ts';
import { findSelection } from '#app/blocks/named/find-selection.server.ts';
import { findStone } from '#app/blocks/named/find-stone.server.ts';
import { findStore, findStoreCity } from '#app/blocks/named/find-store.server.ts';
import { findText } from '#app/blocks/named/find-text.server.ts';
import { leadKindParam } from '#app/features/leads/lead-kind-param.server.ts';
import type { StepPage } from './step-page.server.ts';

/** Makes the same call as the route's loader, through the same function, so it is made once per render. */
type Check = (step: StepPage) => Promise<unknown>;

/** Checks of routes whose address names something that must exist, by pattern. A check throws a 404 when it does not. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'catalog/*': ({ page, params, url }) => findCataloguePath(page.publicApi, params['*'] ?? '', url.pathname),
  'catalog/diamonds/:code': ({ page, params, url }) =>
    findStone(page.publicApi, params['code'] ?? '', url.pathname),
  'catalog/diamonds/:code/selection': (step) => {
    const { page, params, url } = step;
    const code = params['code'] ?? '';
    const isShape = STONE_SHAPES.some((shape) => shape === code);
    return isShape ? text(step) : findSelection(page.publicApi, code, url);
  },
  'discount/:code?': text,
  'cis/:code': text,

  'news/:code': (step) => article(step, { kind: 'news', code: step.params['code'] ?? '' }),
  'actions/:id': (step) => article(step, { kind: 'action', code: step.params['id'] ?? '' }),
  'guide/:section/*': (step) => {
    const { page, params, url } = step;
    const section = params['section'] ?? '';
    const code = (params['*'] ?? '').replace(/\/+$/, '');
    return code === ''
      ? findGuideSection(page.publicApi, section, url.pathname)
      : article(step, { kind: 'guide', section, code });
  },

  'stores/:city?': ({ page, params, url }) =>
    findStoreCity(page.publicApi, params['city'] ?? '', url.pathname),
  'stores/:city/:id': ({ page, params: { city = '', id = '' }, url }) =>
    findStore(page.publicApi, { city, id }, url.pathname),

  'request/:kind': async ({ params, url }) => leadKindParam(params['kind'] ?? '', url.pathname),

  'personal/order/:orderid': ({ page, params, url }) => order(page, params['orderid'], url),
  'personal/order/done/:id': ({ page, params, url }) => order(page, params['id'], url),
};

function text({ page, url }: StepPage): Promise<unknown> {
  return findText(page.publicApi, url.pathname);
}

function article({ page, url }: StepPage, address: Parameters<typeof findArticle>[1]): Promise<unknown> {
  return findArticle(page.publicApi, address, url.pathname);
}

async function order({ visitorApi }: StepPage['page'], id: string | undefined, url: URL): Promise<void> {
  if (visitorApi) await findOrder(visitorApi, id ?? '', url.pathname);
}
