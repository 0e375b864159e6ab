const KEY = 'useful-reviews';
const MAX = 200;
/** A browser that blocks storage throws already here. */
const own = (): Storage => localStorage;

/** Ids of the reviews that this browser's reader found useful; empty without storage. */
export function readUseful(storage: () => Pick<Storage, 'getItem'> = own): number[] {
  try {
    const ids: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)).slice(0, MAX) : [];
  } catch {
    return [];
  }
}

/** Remembers a vote, or that it was taken back: the server counts votes, and a page that is kept for all names none. */
export function rememberUseful(
  { id, isUseful }: { id: number; isUseful: boolean },
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = own,
): void {
  const others = readUseful(storage).filter((one) => one !== id);
  try {
    storage().setItem(KEY, JSON.stringify(isUseful ? [id, ...others].slice(0, MAX) : others));
  } catch {
    // Full or blocked storage: the button is unpressed after a reload, and a second vote counts as the first.
  }
}
