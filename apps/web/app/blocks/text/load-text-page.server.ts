import type { TextPage } from '@yahont/contracts/content/content.ts';
import { tagsOf } from '#app/blocks/document/tags-of.ts';
import { withoutOwn } from '#app/blocks/document/without-own.ts';
import { findText } from '#app/blocks/named/find-text.server.ts';
import type { PublicPage } from '#app/lib/page-context.ts';
import { partsOf } from './own-parts.ts';

/**
 * The text page at an address, without the blocks that the page itself already has.
 * @throws the page's 404
 */
export async function loadTextPage(
  { api, tag }: Pick<PublicPage, 'api' | 'tag'>,
  { pathname }: Pick<URL, 'pathname'>,
): Promise<TextPage> {
  tag('content:page');
  const page = await findText(api, pathname);
  const blocks = withoutOwn(page.blocks, partsOf(page.path));
  tag(...tagsOf(blocks));
  return { ...page, blocks };
}
