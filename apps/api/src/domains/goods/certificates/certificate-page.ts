/** Address of the page behind a link. */
export function certificatePage(link: string): string {
  return `/certificates/gift/${link}/`;
}
