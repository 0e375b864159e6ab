/** The last navigation to an address with a hash; earlier ones no longer have an effect. */
let last = 0;

/**
 * Keeps the hash of a navigation across redirects, as browsers do: the server sends them and never sees the
 * hash. `/news?x=1#a` → `/news/?x=1` → `/news/?x=1#a`.
 * @param to path, query and hash
 * @param navigation its end, and how to replace the final address
 */
export async function keepHash(
  to: string,
  { end, go }: { end: Promise<void> | void; go: (to: string) => void },
): Promise<void> {
  last += 1;
  const own = last;
  const [address = '', hash = ''] = to.split('#', 2);
  if (hash === '') return;
  const [path] = address.split('?', 1);
  const before = location.pathname;
  await end;
  const { pathname, search, hash: now } = location;
  const isRedirected = pathname !== path && pathname !== before;
  if (own === last && isRedirected && now === '') go(`${pathname}${search}#${hash}`);
}
