import { z } from 'zod';
import { ArticleKind } from '../content/articles.ts';
import { endpoint } from '../wire/endpoint.ts';
import { MoneyOut } from '../wire/fields.ts';
import { Kind, PriceUnit } from '../catalogue/jewellery.ts';
import { Picture } from '../catalogue/pictures.ts';
import { STONE_SCALES } from '../stones/grades.ts';
import { StoneCard } from '../stones/stone-card.ts';
import { SearchText } from './search-text.ts';

/** Why the shop searched for something other than the typed query. */
export const CorrectionReason = z.enum([
  'typo',
  'layout',
  'translit',
  'translated',
  'unknown-words',
  'nearest-length',
]);

export const SearchCorrection = z.object({
  reason: CorrectionReason,
  typed: z.string(),
  /** The query searched instead: «кольцо с сапфиром». */
  corrected: z.string(),
  /** Address of the results for exactly the typed words. */
  exactUrl: z.string(),
});
export type SearchCorrection = z.infer<typeof SearchCorrection>;

/** A query with the address of its results. */
export const QueryLink = z.object({ text: z.string(), url: z.string() });
export type QueryLink = z.infer<typeof QueryLink>;

/** A section of the catalogue, or a section with a filter: «Кольца с сапфиром». */
export const FoundSection = z.object({
  name: z.string(),
  url: z.string(),
  count: z.int(),
  /** For the icon; null when the section holds several kinds. */
  kind: Kind.nullable(),
  isRoyal: z.boolean(),
});
export type FoundSection = z.infer<typeof FoundSection>;

export const FoundProduct = z.object({
  id: z.int(),
  url: z.string(),
  name: z.string(),
  article: z.string(),
  price: MoneyOut,
  /** True where other sizes cost more. */
  isPriceFrom: z.boolean(),
  priceUnit: PriceUnit,
  oldPrice: MoneyOut.nullable(),
  picture: Picture.nullable(),
});
export type FoundProduct = z.infer<typeof FoundProduct>;

/** The part of a text that a query is about: its heading, and its address with the anchor. */
export const FoundPlace = z.object({ heading: z.string(), url: z.string() });
export type FoundPlace = z.infer<typeof FoundPlace>;

/** An article of the guide, a piece of news or an action. */
export const FoundArticle = z.object({
  kind: ArticleKind,
  title: z.string(),
  url: z.string(),
  /** Reading time in whole minutes. */
  minutes: z.int(),
  picture: Picture.nullable(),
  /** Null when the whole article is about the query. */
  place: FoundPlace.nullable(),
});
export type FoundArticle = z.infer<typeof FoundArticle>;

export const FoundStore = z.object({
  id: z.int(),
  name: z.string(),
  cityName: z.string(),
  address: z.string(),
  metro: z.string(),
  url: z.string(),
  /** Services that the query names: «Ремонт». */
  services: z.array(z.string()),
});
export type FoundStore = z.infer<typeof FoundStore>;

/** A page about a service, delivery, the guarantee or the like; a question at its answer; a vacancy with its city. */
export const FoundPage = z.object({
  kind: z.enum(['page', 'question', 'vacancy']),
  title: z.string(),
  url: z.string(),
  place: FoundPlace.nullable(),
});
export type FoundPage = z.infer<typeof FoundPage>;

/** Loose stones that a query is about. */
export const FoundStones = z.object({
  /** The listing with the filters of the query, or the stone whose certificate was typed. */
  url: z.string(),
  total: z.int(),
  /** Whether the number of a certificate was typed. */
  isExact: z.boolean(),
  /** The scale of the query's grades. */
  scale: z.enum(STONE_SCALES),
  /** The first of them. */
  stones: z.array(StoneCard),
});
export type FoundStones = z.infer<typeof FoundStones>;

export const Suggestions = z.object({
  /** The query that was answered, by which the browser drops suggestions for an older one. */
  query: z.string(),
  correction: SearchCorrection.nullable(),
  /** Longer queries; the first `typedLength` characters repeat what was typed, the rest is shown in bold. */
  completions: z.array(QueryLink.extend({ typedLength: z.int() })),
  sections: z.array(FoundSection),
  products: z.array(FoundProduct),
  /** Number of all found products. */
  total: z.int(),
  /** The query's filters, as chips show them: «до 50 000 ₽», «Размер 17,5». */
  meant: z.array(z.string()),
  stones: FoundStones.nullable(),
  articles: z.array(FoundArticle),
  stores: z.array(FoundStore),
  pages: z.array(FoundPage),
  /** Popular queries, when the query is empty or finds nothing. */
  popular: z.array(QueryLink),
  /** Target of the Enter key: the results, or the product or stone whose number was typed. */
  url: z.string(),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const getSuggestions = endpoint({
  method: 'GET',
  path: '/api/search/suggestions',
  isShared: true,
  summary: 'What a query that is being typed may lead to; stores of the caller’s city come first',
  query: z.object({ q: SearchText }),
  answer: Suggestions,
});

export const SearchGroups = z.object({
  query: z.string(),
  correction: SearchCorrection.nullable(),
  /** The product whose article number was typed, or the stone whose certificate was: the page redirects to it. */
  exactUrl: z.string().nullable(),
  total: z.int(),
  sections: z.array(FoundSection),
  /**
   * Wider queries when there are few results: the query without one of its conditions; the one that
   * widens least first.
   */
  wider: z.array(FoundSection),
  stones: FoundStones.nullable(),
  articles: z.array(FoundArticle),
  stores: z.array(FoundStore),
  pages: z.array(FoundPage),
  /** The requested thing that the shop does not sell, in the genitive: «Часов», «Александрита». */
  missing: z.object({ genitive: z.string(), isStone: z.boolean() }).nullable(),
  /** Related queries: «серьги с сапфиром». */
  related: z.array(QueryLink),
});
export type SearchGroups = z.infer<typeof SearchGroups>;

export const getSearchGroups = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'What stands beside the products that a query finds: sections, articles, stores and pages',
  query: z.object({ q: SearchText, exact: z.literal('1').optional().catch(undefined) }),
  answer: SearchGroups,
});
