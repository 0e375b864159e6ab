/** Addresses of loaded pictures inside an element, by hash. */
export function loadedPictures(root: Element | null): ReadonlyMap<string, string> {
  const loaded = new Map<string, string>();
  for (const image of root?.querySelectorAll('img') ?? []) {
    const hash = /\/pictures\/([0-9a-f]+)\//.exec(image.currentSrc)?.[1];
    if (hash !== undefined && image.complete && image.naturalWidth > 0) loaded.set(hash, image.currentSrc);
  }
  return loaded;
}
