import { getTextPage } from '@yahont/contracts/content/content.ts';
import type { TextPage } from '@yahont/contracts/content/content.ts';
import { withoutForms } from '#app/blocks/document/without-forms.ts';
import { callNamed } from '#app/lib/api/call-named.server.ts';
import type { PublicPage } from '#app/lib/page-context.ts';

/**
 * The text page of an address.
 * @throws the page's 404
 */
export async function loadTextPage(
  { api, tag }: Pick<PublicPage, 'api' | 'tag'>,
  { pathname }: Pick<URL, 'pathname'>,
): Promise<TextPage> {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  tag('content:page');
  const page = await callNamed(api, getTextPage, { query: { path }, path: pathname });
  // Prices and stock of the products below the text.
  if (page.pieces !== null) tag('catalogue', 'listing');
  return page;
}

/**
 * The text page of an address, for a page that has a form of its own.
 * @throws the page's 404
 */
export async function loadTextBesideForm(...args: Parameters<typeof loadTextPage>): Promise<TextPage> {
  const page = await loadTextPage(...args);
  return { ...page, blocks: withoutForms(page.blocks) };
}
