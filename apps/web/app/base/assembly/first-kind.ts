/** Attribute of a page's `main` that names its kind where one route shows several. */
export const KIND_MARK = 'data-kind';

const loading: Promise<unknown>[] = [];

/** Whether the server has rendered a page of this kind; false for every page that follows in this document. */
export function isFirstKind(name: string): boolean {
  return document.querySelector(`[${KIND_MARK}="${name}"]`) !== null;
}

/** The page is hydrated when this has settled. */
export function hydrateAfter(load: Promise<unknown>): void {
  loading.push(load);
}

/** @throws when the code of the rendered page cannot be loaded; its markup then stays as it is */
export async function kindIsLoaded(): Promise<void> {
  await Promise.all(loading);
}
