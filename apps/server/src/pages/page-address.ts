/**
 * The address under which a shared page is rendered: the query that its key names and nothing else, so that
 * the page is the same whoever asks first. Data requests keep `_routes`, which says what they are for.
 */
export function sharedAddress(url: URL, key: string): URL {
  const shared = new URL(url);
  const hash = key.indexOf('#');
  const named = hash === -1 ? key : key.slice(0, hash);
  const query = named.indexOf('?');
  shared.search = query === -1 ? '' : named.slice(query);
  const routes = url.searchParams.get('_routes');
  if (routes !== null) shared.searchParams.set('_routes', routes);
  return shared;
}
