const KEY = 'viewed';
const MAX = 12;

/** Ids of viewed products, newest first; empty without storage. */
export function readViewed(storage: Pick<Storage, 'getItem'>): number[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)).slice(0, MAX) : [];
  } catch {
    return [];
  }
}

/** Adds a product in front. */
export function rememberViewed(storage: Pick<Storage, 'getItem' | 'setItem'>, id: number): void {
  const ids = [id, ...readViewed(storage).filter((one) => one !== id)].slice(0, MAX);
  try {
    storage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Full or blocked storage: the row «Вы смотрели» is optional.
  }
}
