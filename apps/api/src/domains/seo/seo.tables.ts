import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What editors set for an address; see `SeoPage` of the contracts. */
export const seoPages = pgTable('seo_pages', {
  /** As `addressKeys` writes it. */
  address: text().primaryKey(),
  title: text(),
  description: text(),
  noindex: jsonb().$type<{ robotName: string; content: string }>(),
  canonical: text(),
  redirectTo: text(),
  h1: text(),
  seoText: text(),
});
