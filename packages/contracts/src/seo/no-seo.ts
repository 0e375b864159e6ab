import type { SeoPage } from './seo.ts';

/** SEO data of an address without an entry. */
export const NO_SEO: SeoPage = {
  url: null,
  title: null,
  description: null,
  noindex: null,
  canonical: null,
  redirectTo: null,
  h1: null,
  seoText: null,
};
