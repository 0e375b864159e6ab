import { useRouteLoaderData } from 'react-router';
import type { SeoPage } from '@yahont/contracts/seo/seo.ts';
import type { RootSeo } from './root-data.ts';
import { NO_SEO } from '@yahont/contracts/seo/no-seo.ts';

/** What editors set for the address of this page; nothing on a page that broke before it was asked. */
export function useSeo(): SeoPage {
  return useRouteLoaderData<RootSeo>('root')?.seo ?? NO_SEO;
}

/** The heading of the page: the editors', else its own. */
export function useHeading(own: string): string {
  return useSeo().h1 ?? own;
}
