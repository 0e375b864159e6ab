/** Address of a section; the whole catalogue for ''. */
export function sectionUrl(path: string): string {
  return path === '' ? '/catalog/' : `/catalog/${path}/`;
}

/** The one address of a product; every other leads here. */
export function productUrl({ sectionPath, code }: { sectionPath: string; code: string }): string {
  return `${sectionUrl(sectionPath)}${code}/`;
}

/** A section with one filter chosen. */
export function facetUrl(sectionPath: string, facet: string, value: string): string {
  return `${sectionUrl(sectionPath)}?${facet}=${encodeURIComponent(value)}`;
}
