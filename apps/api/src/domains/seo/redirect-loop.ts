import { addressKeys } from './address-keys.ts';

/**
 * The addresses of a circle of redirects within this shop, null when there is none. A visitor caught in one would
 * never see a page.
 * @param redirects target by the key of the address that it stands at
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

/** Where the row leads to that answers for this address, by its query or without it. */
function nextOf(redirects: ReadonlyMap<string, string>, key: string): string | null {
  const target = redirects.get(key);
  if (target?.startsWith('/') !== true) return null;
  const { exact, path } = addressKeys(target);
  if (redirects.has(exact)) return exact;
  return redirects.has(path) ? path : null;
}
