/** The title of the browser's tab: as written, otherwise the heading and the name of the house. */
export function titleOf({ title, h1 }: { title?: string | undefined; h1: string }): string {
  return title ?? `${h1} — ювелирный дом «Яхонт»`;
}
