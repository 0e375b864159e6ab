import { createContext } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import type { SeoPage } from '@yahont/contracts/seo.ts';

/** Nothing is set for the address. */
export const NO_SEO: SeoPage = {
  title: null,
  description: null,
  noindex: null,
  canonical: null,
  redirectTo: null,
  h1: null,
  seoText: null,
};

/** SEO data of the address asked for; the route middleware fills it (SPEC 2, step 5). */
export const seoContext = createContext<SeoPage>(NO_SEO);

/** For the root's loader, which hands it to every page. */
export function seoOf(context: Readonly<RouterContextProvider>): SeoPage {
  return context.get(seoContext);
}
