/** Address of a section; of the whole catalogue for an empty path. */
export function sectionUrl(path: string): string {
  return path === '' ? '/catalog/' : `/catalog/${path}/`;
}

/** The canonical address of a product; every other one redirects here. */
export function productUrl({ sectionPath, code }: { sectionPath: string; code: string }): string {
  return `${sectionUrl(sectionPath)}${code}/`;
}

/** Address of a section with one filter. */
export function facetUrl(sectionPath: string, facet: string, value: string): string {
  return `${sectionUrl(sectionPath)}?${facet}=${encodeURIComponent(value)}`;
}
