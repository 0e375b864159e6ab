import type { Endpoint } from '@yahont/contracts/wire/endpoint.ts';

/** Whether the answer of a call is the same for all who ask in one city. `path`: without the query. */
export type IsShared = (method: string, path: string) => boolean;

/**
 * Reads from the contracts which answers may be kept.
 * @throws when such a call is not a read that anyone may make
 */
export function createSharedCalls(endpoints: readonly Endpoint[]): IsShared {
  const shared = endpoints.filter(({ isShared }) => isShared === true);
  const wrong = shared.find(({ method, access = 'public' }) => method !== 'GET' || access !== 'public');
  if (wrong) throw new Error(`${wrong.method} ${wrong.path} cannot have a shared answer`);
  const paths = shared.map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
  return (method, path) => method === 'GET' && paths.some((one) => one.test(path));
}
