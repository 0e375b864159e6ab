import { z } from 'zod';
import { namesInstalment } from '@yahont/values/sums/instalment-terms.ts';
import { endpoint } from '../wire/endpoint.ts';
import { SEO_ADDRESS_MAX } from '../wire/limits.ts';

/** SPEC 3.6. Editors' data for one address; null where nothing is set. */
export const SeoPage = z.object({
  /** The address it was set for, with a query when it is for exactly that query; null where nothing is set. */
  url: z.string().nullable().default(null),
  title: z.string().nullable(),
  description: z.string().nullable(),
  /** A robots tag: `robots` or the name of one robot, and its directives. */
  noindex: z.object({ robotName: z.string(), content: z.string() }).nullable(),
  /** A path of this shop or an https address. */
  canonical: z.string().nullable(),
  /** A path of this shop or an https address; the page answers 301 to it. */
  redirectTo: z.string().nullable(),
  h1: z.string().nullable(),
  /** Paragraphs separated by an empty line; a short first one without a full stop is the heading. */
  seoText: z.string().nullable(),
});
export type SeoPage = z.infer<typeof SeoPage>;

export const getSeoPage = endpoint({
  method: 'GET',
  path: '/api/seo/page/',
  summary: 'Title, description and texts set for an address; all null where nothing is set',
  query: z.object({
    /** Full path with query, as in the address bar. */
    url: z.string().max(SEO_ADDRESS_MAX),
  }),
  answer: SeoPage,
});

/** A path of this shop or an https address; no other scheme, and no `//host`, which leads to another host. */
const Target = z
  .string()
  .max(SEO_ADDRESS_MAX)
  .refine((text) => isShopPath(text) || isHttpsAddress(text), 'a path of the shop or an https address');

function isShopPath(text: string): boolean {
  return /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(text);
}

function isHttpsAddress(text: string): boolean {
  return /^[^\\\s\p{Cc}]+$/u.test(text) && z.url({ protocol: /^https$/ }).safeParse(text).success;
}

const Words = (max: number) => z.string().trim().min(1).max(max).nullable().default(null);

/** SEO data of one address; an empty entry deletes its row. */
export const ImportSeoPage = z.object({
  /** Path; with a query only when the data is for exactly that query. */
  url: Target.refine(isShopPath, 'a path of the shop'),
  title: Words(200),
  /** Without the instalment terms: the page adds the operator's current ones. */
  description: Words(300).refine((text) => text === null || !namesInstalment(text), 'leave out the terms'),
  noindex: z
    .object({
      robotName: z.string().regex(/^[a-z][a-z-]{1,40}$/i),
      content: z.string().regex(/^[a-z0-9:, -]{1,200}$/i),
    })
    .nullable()
    .default(null),
  canonical: Target.nullable().default(null),
  redirectTo: Target.nullable().default(null),
  h1: Words(200),
  seoText: Words(20_000),
});
export type ImportSeoPage = z.infer<typeof ImportSeoPage>;
