/** A store and a day of a showing; what is missing is the soonest. */
export type ShowingChoice = { storeId?: number | undefined; date?: string | undefined };

const KEYS = { skuId: 'sku', storeId: 'store', date: 'day' } as const;

/** `/catalog/diamonds/{code}/showing/?sku=12&store=3&day=2026-11-25` */
export function showingHref(
  code: string,
  skuId: number | null,
  { storeId, date }: ShowingChoice = {},
): string {
  const query = new URLSearchParams();
  if (skuId !== null) query.set(KEYS.skuId, String(skuId));
  if (storeId !== undefined) query.set(KEYS.storeId, String(storeId));
  if (date !== undefined) query.set(KEYS.date, date);
  return `/catalog/diamonds/${code}/showing/${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** Reads an address of that kind; what is malformed is left out. */
export function readShowing(query: URLSearchParams): { skuId: number | null; choice: ShowingChoice } {
  const date = query.get(KEYS.date) ?? undefined;
  return {
    skuId: idOf(query.get(KEYS.skuId)) ?? null,
    choice: { storeId: idOf(query.get(KEYS.storeId)), date },
  };
}

function idOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
