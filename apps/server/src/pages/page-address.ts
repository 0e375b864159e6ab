/**
 * The address under which a shared page is rendered: the query and the routes that its key names and nothing else, so
 * that the page is the same whoever asks first.
 * @param key as the storefront's `publicKey` makes it: path, query, and after `#` the routes of a data request
 */
export function sharedAddress(url: URL, key: string): URL {
  const shared = new URL(url);
  const [named = '', routes = ''] = key.split('#', 2);
  const query = named.indexOf('?');
  shared.search = query === -1 ? '' : named.slice(query);
  if (routes !== '') shared.searchParams.set('_routes', routes);
  return shared;
}
