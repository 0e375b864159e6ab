/**
 * Under which keys an address is looked up: exactly as asked, then without its query. A path is decoded and ends in
 * a slash, a query is decoded and sorted, so that one page has one key however its address is spelled.
 */
export function addressKeys(address: string): { exact: string; path: string } {
  const [beforeHash = ''] = address.split('#');
  const mark = beforeHash.indexOf('?');
  const path = pathKey(mark === -1 ? beforeHash : beforeHash.slice(0, mark));
  const query = mark === -1 ? '' : queryKey(beforeHash.slice(mark + 1));
  return { exact: query === '' ? path : `${path}?${query}`, path };
}

function pathKey(path: string): string {
  const decoded = decode(path).replace(/\/{2,}/g, '/');
  return decoded.endsWith('/') ? decoded : `${decoded}/`;
}

function queryKey(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return Array.from(params, ([name, value]) => `${name}=${value}`).join('&');
}

/** What is no UTF-8 stays as it came: such an address has no row, but it is no error either. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
