/** The page of a present for its receiver. */
export function giftHref(link: string): string {
  return `/gift/${link}/`;
}
