import { createContext } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { NO_SEO } from '@yahont/contracts/seo/no-seo.ts';
import type { SeoPage } from '@yahont/contracts/seo/seo.ts';

/** SEO data of the address asked for; the route middleware fills it (SPEC 2, step 5). */
export const seoContext = createContext<SeoPage>(NO_SEO);

/** For the root's loader, which hands it to every page. */
export function seoOf(context: Readonly<RouterContextProvider>): SeoPage {
  return context.get(seoContext);
}
