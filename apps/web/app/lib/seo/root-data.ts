import type { SeoPage } from '@yahont/contracts/seo/seo.ts';

/** What the head and the heading of every page are made from; part of what the root's loader answers. */
export type RootSeo = {
  seo: SeoPage;
  /** Of the shop as the world knows it: `https://yahont.example`. */
  origin: string;
};
