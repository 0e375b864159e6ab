/**
 * Keys under which an address is looked up: with its query, then without it. The path is decoded and ends in a slash,
 * the query is decoded and sorted, so that every spelling of an address has one key.
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

/** Bytes that are not UTF-8 are left undecoded: such an address has no row, but it is not an error. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
