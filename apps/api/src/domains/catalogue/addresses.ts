/** Address of a section; the whole catalogue for ''. */
export function sectionUrl(path: string): string {
  return path === '' ? '/catalog/' : `/catalog/${path}/`;
}

/** The one address of a product; every other leads here. */
export function productUrl({ sectionPath, code }: { sectionPath: string; code: string }): string {
  return `${sectionUrl(sectionPath)}${code}/`;
}

/** The whole catalogue with one filter chosen. */
export function facetUrl(facet: string, value: string): string {
  return `/catalog/?${facet}=${encodeURIComponent(value)}`;
}
