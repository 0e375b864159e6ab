import { SEO_ADDRESS_MAX } from '@yahont/contracts/wire/limits.ts';
import { getSeoPage, type SeoPage } from '@yahont/contracts/seo/seo.ts';
import type { PublicPage } from '#app/lib/page-context.ts';
import { needsSeo } from './needs-seo.ts';
import { NO_SEO } from '@yahont/contracts/seo/no-seo.ts';

/**
 * SEO data of an address (SPEC 2.7, step 5 of the middleware); makes the page depend on it.
 * @param url without parameters of data requests, as loaders see it
 */
export async function askSeo(
  { api, tag }: Pick<PublicPage, 'api' | 'tag'>,
  url: Pick<URL, 'pathname' | 'search'>,
): Promise<SeoPage> {
  if (!needsSeo(url.pathname)) return NO_SEO;
  const address = `${url.pathname}${url.search}`;
  if (address.length > SEO_ADDRESS_MAX) return NO_SEO;
  tag('seo');
  return api(getSeoPage, { query: { url: address } });
}
