/**
 * The address under which a shared page is rendered: with the query and route ids of its key only, so that the page
 * does not depend on who requests it first.
 * @param key made by the storefront's `publicKey`: path, query, and after `#` the route ids of a data request
 */
export function sharedAddress(url: URL, key: string): URL {
  const shared = new URL(url);
  const [named = '', routes = ''] = key.split('#', 2);
  const query = named.indexOf('?');
  shared.search = query === -1 ? '' : named.slice(query);
  if (routes !== '') shared.searchParams.set('_routes', routes);
  return shared;
}

/** The path of a page, also when its data alone are asked for: `/news/` for `/news/_.data`, `/` for `/_root.data`. */
export function pagePathOf(path: string): string {
  return path.replace(/\/_(?:root)?\.data$/, '/');
}
