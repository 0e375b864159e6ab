import { resolvePath } from '@yahont/contracts/catalogue/sections.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { callNamed } from '#app/lib/api/call-named.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';

/**
 * The section or product at `/catalog/…`; the catalogue itself is the section without a path.
 * @throws the page's 404
 */
export async function findCataloguePath(
  api: CallApi,
  splat: string,
  pathname: string,
): Promise<AnswerOf<typeof resolvePath> | { kind: 'section'; path: '' }> {
  const path = splat.replace(/\/+$/, '');
  if (path === '') return { kind: 'section', path };
  return callNamed(api, resolvePath, { query: { path }, path: pathname });
}
