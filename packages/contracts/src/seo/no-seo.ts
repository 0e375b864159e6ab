import type { SeoPage } from './seo.ts';

/** Of an address that nothing is set for. */
export const NO_SEO: SeoPage = {
  title: null,
  description: null,
  noindex: null,
  canonical: null,
  redirectTo: null,
  h1: null,
  seoText: null,
};
