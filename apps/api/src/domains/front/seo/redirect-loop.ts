import { addressKeys } from './address-keys.ts';

/**
 * The addresses of a redirect loop within this shop, null when there is none.
 * @param redirects target by the key of the source address
 */
export function findRedirectLoop(redirects: ReadonlyMap<string, string>): string[] | null {
  for (const start of redirects.keys()) {
    const way = [start];
    for (let next = nextOf(redirects, start); next !== null; next = nextOf(redirects, next)) {
      if (way.includes(next)) return way.slice(way.indexOf(next));
      way.push(next);
    }
  }
  return null;
}

/**
 * Key of the redirect's target: the row of the address with its query if there is one, otherwise the row of its path.
 */
function nextOf(redirects: ReadonlyMap<string, string>, key: string): string | null {
  const target = redirects.get(key);
  if (target?.startsWith('/') !== true) return null;
  const { exact, path } = addressKeys(target);
  if (redirects.has(exact)) return exact;
  return redirects.has(path) ? path : null;
}
