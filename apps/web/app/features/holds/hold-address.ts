/** Address of the form to have a piece kept in a store. */
export function holdHref(skuId: number, storeId?: number): string {
  const search = new URLSearchParams({ sku: String(skuId) });
  if (storeId !== undefined) search.set('store', String(storeId));
  return `/hold/?${search}`;
}

/** What such an address names; null for what it does not, or names wrongly. */
export function readHoldAddress(search: URLSearchParams): { skuId: number | null; storeId: number | null } {
  return { skuId: idOf(search.get('sku')), storeId: idOf(search.get('store')) };
}

function idOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Address of a hold; its link is as good as a password. */
export function heldHref(link: string): string {
  return `/holds/${link}/`;
}
