import type { z } from 'zod';
import type { AnswerOf, Endpoint, QueryOf } from '@yahont/contracts/wire/endpoint.ts';
import type { CallApi } from './call.server.ts';
import { or404, pageNotFound } from './or-404.server.ts';

type ByQuery = Endpoint<z.ZodNever, z.ZodType, z.ZodNever, z.ZodType, 'GET'>;

/** No address of the shop is nearly this long: codes have at most a hundred characters, and few are nested. */
const PATH_MAX = 1000;

/**
 * Calls the API with values from a page's address. A value that the contract does not accept, such as an
 * overlong code, cannot exist, so the API is not called.
 * @throws the page's 404
 */
export async function callNamed<E extends ByQuery>(
  api: CallApi,
  endpoint: E,
  { query, path }: { query: QueryOf<E>; path: string },
): Promise<AnswerOf<E>> {
  if (path.length > PATH_MAX || endpoint.query?.safeParse(query).success === false) throw pageNotFound(path);
  // safe: the endpoint has only a query, so this is its whole input
  const call = api as (endpoint: E, input: { query: QueryOf<E> }) => Promise<AnswerOf<E>>;
  return or404(call(endpoint, { query }), path);
}
