import { createContext, type RouterContextProvider } from 'react-router';
import { NO_SEO } from '@yahont/contracts/seo/no-seo.ts';
import type { SeoPage } from '@yahont/contracts/seo/seo.ts';

/** SEO data of the current address, set by the route middleware (SPEC 2.7, step 5). */
export const seoContext = createContext<SeoPage>(NO_SEO);

/** For the root loader, which passes it to every page. */
export function seoOf(context: Readonly<RouterContextProvider>): SeoPage {
  return context.get(seoContext);
}
