import { getTextPage, type TextPage } from '@yahont/contracts/content/content.ts';
import { callNamed } from '#app/lib/api/call-named.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';

/**
 * The text at an address, with or without its trailing slash.
 * @throws the page's 404
 */
export async function findText(api: CallApi, pathname: string): Promise<TextPage> {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return callNamed(api, getTextPage, { query: { path }, path: pathname });
}
