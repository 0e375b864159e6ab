/**
 * An address written by a page, with the rest of the current one: the keys of others, byte for byte
 * (`?utm_source=mail&yclid=7`), and the hash.
 * @param written path and query, or a query alone: `/engraving/?face=roman`, `?city=Тула`, ``
 * @param own keys that the page reads and writes
 */
export function withOtherKeys(
  written: string,
  own: readonly string[],
  { search, hash }: Pick<Location, 'search' | 'hash'>,
): string {
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !own.includes(keyOf(part)));
  const [path = '', query = ''] = written.split('?', 2);
  const parts = [...(query === '' ? [] : [query]), ...others];
  return `${path}${parts.length === 0 ? '' : `?${parts.join('&')}`}${hash}`;
}

/** Decoded like form data: `from+page=1` has the key `from page`. */
function keyOf(part: string): string {
  const [key = ''] = new URLSearchParams(part).keys();
  return key;
}
