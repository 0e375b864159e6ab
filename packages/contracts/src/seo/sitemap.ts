import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';

/** Kinds of pages in the sitemap, each with its own files. */
export const SITEMAP_KINDS = ['pages', 'sections', 'products', 'stones', 'articles', 'stores'] as const;
export const SitemapKind = z.enum(SITEMAP_KINDS);
export type SitemapKind = z.infer<typeof SitemapKind>;

/** Largest number of addresses in one file; the protocol's own limit is 50,000 (FACTS 3.2). */
export const SITEMAP_PAGE_SIZE = 20_000;

export const SitemapItem = z.object({
  path: z.string(),
  /** When the text of the page changed; null when unknown. */
  changedAt: z.iso.datetime().nullable(),
  /** Hashes of its pictures. */
  pictures: z.array(z.string()),
});
export type SitemapItem = z.infer<typeof SitemapItem>;

export const listSitemaps = endpoint({
  method: 'GET',
  path: '/api/seo/sitemaps',
  summary: 'Into how many files the addresses of each kind of page go',
  answer: z.object({
    files: z.array(z.object({ kind: SitemapKind, page: z.int(), changedAt: z.iso.datetime().nullable() })),
  }),
});

export const getSitemap = endpoint({
  method: 'GET',
  path: '/api/seo/sitemap',
  summary: 'Addresses that answer 200 and are their own canonical ones; unknown pages are empty',
  query: z.object({ kind: SitemapKind, page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  answer: z.object({ items: z.array(SitemapItem) }),
});
