import type { MetaDescriptor } from 'react-router';
import { NBSP } from '@yahont/values/digits.ts';
import { namesInstalment } from '@yahont/values/sums/instalment-terms.ts';
import type { SeoPage } from '@yahont/contracts/seo/seo.ts';
import type { RootSeo } from './root-data.ts';
import { NO_SEO } from '@yahont/contracts/seo/no-seo.ts';

/** The head of a page when editors have set nothing for its address. */
export type OwnMeta = {
  title: string;
  description?: string;
  /** «noindex, follow»; by default the page is indexed. */
  robots?: string | undefined;
  /** Canonical path with query; the page's own path by default. */
  canonical?: string;
  /**
   * Distinguishes a later page of a list from the first: «страница 2». Appended to the title, even to one set
   * by editors, whose canonical address refers to the first page.
   */
  pageText?: string | undefined;
  type?: 'website' | 'article' | 'product';
  /** Hash of the picture for link previews. */
  picture?: string | undefined;
  /** The 0 % line with the payments for this piece, instead of the general one. */
  instalmentLine?: string | undefined;
};

/** The fields of a route's `meta` arguments that are used here. */
type MetaArgs = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
};

/** Search engines cut longer descriptions anywhere. */
const DESCRIPTION_MAX = 300;

const HOUSE =
  'Ювелирный дом «Яхонт»: кольца, серьги, подвески и браслеты из золота, платины и серебра, примерка в салонах и доставка по России.';

/**
 * Head of a page: SEO data of editors takes precedence over the page's own texts.
 * @param more further tags of this kind of page: structured data, a product's price
 */
export function pageMeta(
  args: MetaArgs,
  own: OwnMeta,
  more: readonly MetaDescriptor[] = [],
): MetaDescriptor[] {
  const { origin, seo: given, settings } = rootSeo(args);
  const seo = own.pageText === undefined ? given : ofLaterPage(given, own.title, own.pageText);
  const title = seo.title ?? own.title;
  const line = own.instalmentLine ?? settings.instalmentLine;
  const description = describe(seo.description ?? own.description ?? HOUSE, line);
  const url = absolute(seo.canonical ?? own.canonical ?? args.location.pathname, origin);
  return [
    { title },
    { name: 'description', content: description },
    ...robotsTags(seo.noindex, own.robots),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: own.type ?? 'website' },
    { property: 'og:site_name', content: 'Яхонт' },
    { property: 'og:locale', content: 'ru_RU' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(own.picture === undefined
      ? []
      : [{ property: 'og:image', content: `${origin}/pictures/${own.picture}/1000.jpeg` }]),
    ...more,
  ];
}

/** «страница 2»; empty for the first page. */
export function pageNumberText(page: number): string | undefined {
  return page === 1 ? undefined : `страница${NBSP}${page}`;
}

/** safe: the root loader returns it, and a page without the root's data has no head */
function rootSeo({ matches }: MetaArgs): RootSeo {
  const data = matches.find((match) => match?.id === 'root')?.loaderData as RootSeo | undefined;
  return data ?? { seo: NO_SEO, origin: '', settings: { instalmentLine: '' } };
}

/** SEO data of a list, adapted to a later page; data set for exactly this address is used unchanged. */
function ofLaterPage(seo: SeoPage, ownTitle: string, pageText: string): SeoPage {
  const isItsOwn = seo.url?.includes('?') ?? false;
  if (isItsOwn && seo.title !== null) return seo;
  const title = `${seo.title ?? ownTitle} — ${pageText}`;
  return { ...seo, title, canonical: isItsOwn ? seo.canonical : null };
}

/**
 * SPEC 1.4: appends the line about the 0 % instalment, once and in full; the text before it is shortened to
 * fit.
 */
function describe(text: string, terms: string): string {
  const line = terms === '' || namesInstalment(text) ? '' : ` ${terms}`;
  return `${shorten(text, DESCRIPTION_MAX - line.length)}${line}`;
}

/** Cuts after the last whole word that fits. */
function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${cut.slice(0, cut.search(/[\s,.:;—–-]+\S*$/))}…`;
}

/** A directive for one robot is added to the general one. */
function robotsTags(noindex: RootSeo['seo']['noindex'], own: string | undefined): MetaDescriptor[] {
  const tags = own === undefined || noindex?.robotName === 'robots' ? [] : [{ name: 'robots', content: own }];
  return noindex === null ? tags : [...tags, { name: noindex.robotName, content: noindex.content }];
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address;
}
