import { useRouteLoaderData } from 'react-router';
import type { SeoPage } from '@yahont/contracts/seo/seo.ts';
import type { RootSeo } from './root-data.ts';
import { NO_SEO } from '@yahont/contracts/seo/no-seo.ts';

/** SEO data of this page; empty on a page that failed before it was loaded. */
export function useSeo(): SeoPage {
  return useRouteLoaderData<RootSeo>('root')?.seo ?? NO_SEO;
}

/** The heading of the page: the editors', otherwise its own. */
export function useHeading(own: string): string {
  return useSeo().h1 ?? own;
}
